import { defineMessages } from '../i18n/catalogues.ts';
import { useMessages } from '../i18n/index.ts';

/** The few texts the pieces bring along themselves; everything else is handed to them. */
const en = {
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

const messages = defineMessages({ en });

export function useUiMessages(): typeof en {
  return useMessages(messages);
}
