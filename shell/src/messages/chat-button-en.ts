/** Texts of the chat's button; those of the panel come with the panel. */
export const chatButtonEn = {
  open: 'Open chat',
  notLoaded: { title: 'Error', description: 'The chat did not load. Please try again.' },
};
