// Inlined into the head by the build, so that the first paint already has the right colours. Kept in step with
// theming/theme.ts, whose test reads this file.
(() => {
  let theme;
  try {
    theme = localStorage.getItem('fursa-theme');
  } catch {
    // Storage may be forbidden; the system's preference still holds.
  }
  if (theme !== 'dark' && theme !== 'light') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;
})();
