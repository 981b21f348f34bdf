export const en = {
  copied: 'Copied to Clipboard',
  failed: 'Your browser did not allow copying. Mark the text and copy it yourself.',
};
