/**
 * What pdf.js uses and neither the oldest supported browsers nor its own build for older browsers bring. Only in the worker that
 * reads a CV, and to be imported before pdf.js.
 */
define(Promise, 'withResolvers', () => {
  let resolve: unknown;
  let reject: unknown;
  const promise = new Promise((onDone, onFailure) => {
    resolve = onDone;
    reject = onFailure;
  });
  return { promise, resolve, reject };
});

define(ArrayBuffer.prototype, 'transferToFixedLength', function (this: ArrayBuffer, length?: number) {
  return this.slice(0, length);
});

function define(owner: object, name: string, value: (...values: never[]) => unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}
