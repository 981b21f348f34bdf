// Inlined into the head by the build: where the shell's script does not come, nothing else is there to say so.
(() => {
  const isShell = ({ src }) => src?.includes('/assets/main.');
  let isLate = false;

  function show() {
    isLate = true;
    // The shell takes it away when it starts.
    const notice = document.getElementById('not-started');
    if (!notice) return;
    notice.hidden = false;
    notice.querySelector('button').addEventListener('click', reload);
  }

  async function reload({ currentTarget }) {
    currentTarget.disabled = true;
    const script = [...document.scripts].find(isShell);
    // A damaged file may stay in the cache for a year, and what hangs holds its entry: this goes past both.
    const fetched = script && fetch(script.src, { cache: 'reload', credentials: 'same-origin' });
    const limit = new Promise((resolve) => setTimeout(resolve, 6_000));
    await Promise.race([fetched, limit]).catch(() => undefined);
    location.reload();
  }

  setTimeout(show, 6_000);
  // Errors of elements do not bubble.
  addEventListener('error', ({ target }) => isShell(target) && show(), true);
  addEventListener('DOMContentLoaded', () => isLate && show());
})();
