export const en = {
  title: 'Accessibility Features',
  lead: 'Set how Fursa looks on this device. It holds for every page, and you can change it at any time.',
  contrast: { label: 'High contrast', help: 'Black and white, thicker edges, underlined links.' },
  palette: { label: 'Color blind friendly', help: 'Blue and orange in the place of green and red.' },
  fontSize: 'Font size',
  sample: 'This is how large the text will be.',
};
