/**
 * Only in development, before React: one hook for all of React Refresh. The shell's and each remote's copy of it find the
 * renderer here; the hook they would make themselves does not remember renderers for those that come later.
 */
function installDevtoolsHook(): void {
  const ignore = () => undefined;
  const renderers = new Map<number, unknown>();
  const hook = {
    renderers,
    supportsFiber: true,
    inject: (renderer: unknown) => renderers.set(renderers.size + 1, renderer).size,
    onScheduleFiberRoot: ignore,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
  };
  // The browser's React DevTools bring their own.
  if (!('__REACT_DEVTOOLS_GLOBAL_HOOK__' in globalThis)) {
    Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  }
}

/** The script of the page that does it. */
export const devtoolsHookScript = `(${installDevtoolsHook})();`;
