import { defineMessages } from '@fursa/shared/i18n/catalogues';

/** What the banners say when the line is down, the page is not where it belongs, or the browser stores nothing. */
const en = {
  offline: {
    title: 'You are offline.',
    text: 'What you typed stays on this page.',
  },
  restored: 'You are back online.',
  unknownHost: {
    title: 'Is this really Fursa?',
    text: (here: string, site: string) =>
      `This page is at ${here}, but Fursa is at ${site}. Do not type your password here.`,
    go: (site: string) => `Go to ${site}`,
  },
  notStored:
    'Your browser does not store what you do here. If you close or reload this page, you may be signed out and lose what you have not saved.',
  insecure: {
    title: 'This address is not secure.',
    text: 'It begins with http://, so others could read your password. Nobody can sign in here. Open the address that begins with https://.',
  },
};

export const connectionMessages = defineMessages({ en });
