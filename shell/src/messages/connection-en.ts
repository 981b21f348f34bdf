/** What the banners say when the line is down, or when the page is not where it belongs. */
export const connectionEn = {
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
  insecure: {
    title: 'This address is not secure.',
    text: 'It begins with http://, so others could read your password. Nobody can sign in here. Open the address that begins with https://.',
  },
};
