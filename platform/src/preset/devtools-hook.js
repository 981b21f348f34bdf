// Only in development, before React: one hook for all of React Refresh. The shell's and each remote's copy of it find the
// renderer here; the hook they would make themselves does not remember renderers for those that come later.
{
  const ignore = () => undefined;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(),
    supportsFiber: true,
    inject(renderer) {
      const id = this.renderers.size + 1;
      this.renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot: ignore,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
  };
}
