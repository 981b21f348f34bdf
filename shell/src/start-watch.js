// Inlined into the head by the build: where the shell's script does not come, nothing else is there to say so.
(() => {
  const isShell = ({ src }) => src?.startsWith(`${location.origin}/assets/`);
  const isMain = ({ src }) => src?.includes('/assets/main.');
  const broken = new Set();
  let isLate = false;

  // The shell takes it away when it starts.
  const findNotice = () => document.getElementById('not-started');

  function show() {
    isLate = true;
    const notice = findNotice();
    if (!notice) return;
    notice.hidden = false;
    notice.querySelector('button').addEventListener('click', ({ currentTarget }) => {
      currentTarget.disabled = true;
      fursaReload();
    });
  }

  // A damaged file may stay in the cache for a year, and what hangs holds its entry: this goes past both.
  globalThis.fursaReload = async () => {
    // Of the lazy scripts only those stand in the document that are on their way.
    for (const script of document.scripts)
      if (isShell(script) && (findNotice() || !isMain(script))) broken.add(script.src);
    const fetches = [...broken].map((src) => fetch(src, { cache: 'reload', credentials: 'same-origin' }));
    const limit = new Promise((resolve) => setTimeout(resolve, 6_000));
    await Promise.race([Promise.allSettled(fetches), limit]);
    location.reload();
  };

  setTimeout(show, 6_000);
  addEventListener(
    'error',
    ({ target }) => {
      if (isShell(target)) broken.add(target.src);
      if (isMain(target)) show();
    },
    // Errors of elements do not bubble.
    true,
  );
  addEventListener('DOMContentLoaded', () => isLate && show());
})();
