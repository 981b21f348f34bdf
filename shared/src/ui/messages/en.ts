/** The few texts the pieces bring along themselves; everything else is handed to them. */
export const en = {
  opensInNewTab: '(opens in a new tab)',
  password: {
    show: 'Show',
    hide: 'Hide',
    /** Follows the word on the button, for those who hear it out of context. */
    subject: 'password',
  },
  errorPrefix: 'Error:',
  tryAgain: 'Try again',
  toast: {
    region: 'Messages',
    close: 'Close',
  },
};
