import { defineMessages } from '@fursa/shared/i18n/catalogues';

/** What the privacy policy and the terms have in common. */
const en = {
  contact: {
    title: 'Contact',
    known: 'You can reach the operator of this site here:',
    unknown:
      'The operator of this site has not given any contact details yet. Ask the person who gave you this address, and do not enter anything until you know who the operator is.',
  },
};

export const legalMessages = defineMessages({ en });
