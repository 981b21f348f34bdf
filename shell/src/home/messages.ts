import { defineMessages } from '@fursa/shared/i18n/catalogues';

/** Above the landing page of somebody who is signed in. */
const en = {
  label: 'Your next steps',
  /** @param hour 0 to 23 @param name empty when it is not known */
  greeting: (hour: number, name: string) => {
    const time = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
    return name === '' ? `Good ${time}` : `Good ${time}, ${name}`;
  },
};

/** Bundled with the strip alone. */
export const messages = defineMessages({ en });
