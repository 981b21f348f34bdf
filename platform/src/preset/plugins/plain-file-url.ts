import { rspack } from '@rspack/core';

/**
 * Packages that run in Node, too, name `import.meta.url`; it would become the path of the machine that builds, and each machine's build
 * another version. The addresses of workers are made otherwise and stay.
 */
export function plainFileUrl() {
  return new rspack.DefinePlugin({ 'import.meta.url': '"file:///"' });
}
