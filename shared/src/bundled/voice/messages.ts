import { defineMessages } from '@fursa/shared/i18n/catalogues';

/** What voice input says of itself, wherever it is. */
const en = {
  start: 'Speak',
  stop: 'Stop listening',
  listening: 'Listening...',
  problems: {
    unsupported: 'Voice input is not supported in this browser.',
    denied: 'Fursa is not allowed to use the microphone. You can change this in your browser settings.',
    'no-microphone': 'No microphone was found.',
    silence: 'We did not hear anything. Please try again.',
    network: 'Your browser cannot reach its speech service. Please try again later.',
    language: 'Your browser does not understand this language. Choose the other one on the Accessibility page.',
    failed: 'Voice input did not start. Please try again.',
  },
};

export const voiceMessages = defineMessages({ en });
