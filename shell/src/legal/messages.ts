import { defineMessages } from '@fursa/shared/i18n/catalogues';

/** What the privacy policy and the terms have in common. */
const en = {
  contact: {
    title: 'Contact',
    known: 'You can reach whoever runs this installation of Fursa here:',
    unknown:
      'Whoever runs this installation of Fursa has not given any contact details yet. Ask whoever gave you this address, and do not enter anything until you know who they are.',
  },
};

export const legalMessages = defineMessages({ en });
