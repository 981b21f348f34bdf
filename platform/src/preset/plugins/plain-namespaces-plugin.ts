import type { Compiler } from '@rspack/core';
import { replaceRuntime } from './replace-runtime.ts';

/** Of a CommonJS module, as an object of what it exports. */
const namespace = `
__webpack_require__.t = (value, mode) => {
  if (mode & 1) value = __webpack_require__(value);
  return value.__esModule ? value : { ...value, default: value };
};
`;

/**
 * Rspack's own follows the prototypes of what a module exports, and later changes of it: 160 bytes (brotli) for every visitor, for one
 * name that React Router looks up in React.
 */
export class PlainNamespacesPlugin {
  apply(compiler: Compiler): void {
    replaceRuntime(compiler, 'PlainNamespaces', { create_fake_namespace_object: () => namespace });
  }
}
