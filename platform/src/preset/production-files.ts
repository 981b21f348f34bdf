import { type ResolveData, rspack } from '@rspack/core';

const development = /(?<=[\\/]dist[\\/])development(?=[\\/])/;

/**
 * The package of React Router names its development files under every condition of its `exports`. Those for production
 * have the same names in the folder beside.
 */
export function productionFiles() {
  return new rspack.NormalModuleReplacementPlugin(development, ({ createData }: ResolveData) => {
    if (createData === undefined) return;
    createData.resource = inProduction(createData.resource);
    createData.request = inProduction(createData.request);
    createData.userRequest = inProduction(createData.userRequest);
  });
}

function inProduction(file: string): string {
  return file.replace(development, 'production');
}

/**
 * Packages that run in Node, too, name `import.meta.url`; it would become the path of the machine that builds, and each machine's build
 * another version. The addresses of workers are made otherwise and stay.
 */
export function plainFileUrl() {
  return new rspack.DefinePlugin({ 'import.meta.url': '"file:///"' });
}
