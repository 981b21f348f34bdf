/** What the line says that offers an open tab what was released meanwhile. */
export const en = {
  text: 'There is a newer version of this page.',
  reload: 'Reload',
  dismiss: 'Not now',
};
