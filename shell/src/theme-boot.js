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
  const { theme, contrast, palette, fontSize } = chosen ?? {};
  const device = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.theme = theme === 'dark' || theme === 'light' ? theme : device;
  if (contrast === 'high') dataset.contrast = contrast;
  if (palette === 'color-blind') dataset.palette = palette;
  if (fontSize >= 12 && fontSize <= 36) style.fontSize = `${(fontSize / 18) * 100}%`;
})();
