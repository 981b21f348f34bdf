// Inlined into the head by the build, so that the first paint already has the right colours and sizes. It reads what
// `@fursa/shared/preferences` stores; preferences/boot.test.ts holds the two together.
(() => {
  const { dataset, style } = document.documentElement;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('fursa-preferences')).state;
  } catch {
    // Nothing was chosen, the entry is broken, or storage is forbidden: the device's preference still holds.
  }
  const { theme, contrast, fontSize } = chosen ?? {};
  const device = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.theme = theme === 'dark' || theme === 'light' ? theme : device;
  const colors = contrast === 'high' ? ['#ffffff', '#000000'] : ['#fbfaf7', '#0e1312'];
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.content = colors[dataset.theme === 'dark' ? 1 : 0];
  }
  const looks = {
    contrast: 'high',
    palette: 'color-blind',
    motion: 'reduced',
    links: 'underlined',
    spacing: 'wide',
    screenReader: 'on',
  };
  for (const name in looks) {
    if (chosen?.[name] === looks[name]) dataset[name] = looks[name];
  }
  if (fontSize >= 12 && fontSize <= 36) style.fontSize = `${(fontSize / 18) * 100}%`;
  try {
    // The drawn page is that of a visitor: whoever is signed in should not be asked to sign in until the shell has started.
    if (JSON.parse(localStorage.getItem('auth-storage')).state.user) dataset.session = 'stored';
  } catch {
    // Nobody is.
  }
})();
