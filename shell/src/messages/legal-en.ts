/** What the privacy policy and the terms have in common. */
export const legalEn = {
  contact: {
    title: 'Contact',
    known: 'Whoever runs this installation of Fursa is reached here:',
    unknown:
      'Whoever runs this installation of Fursa has not said yet how to reach them. Ask where you got this address from, and do not enter anything until you know who they are.',
  },
};
