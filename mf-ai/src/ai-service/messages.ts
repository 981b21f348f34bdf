import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { number, plural } = createFormats('en');

function wait(seconds: number): string {
  if (seconds < 90) return `${number(Math.ceil(seconds))} seconds`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `${number(minutes)} ${plural(minutes, { one: 'minute', other: 'minutes' })}`;
  return `${number(Math.round(seconds / 3600))} hours`;
}

const en = {
  roleTooLong: (length: number, max: number) =>
    `Job role text too large (${length} chars). Maximum allowed is ${max} chars.`,
  offline: 'You are offline. What you wrote is still here: try again when you are back online.',
  retryIn: (seconds: number) => `You can try again in ${wait(seconds)}.`,
  limited: 'You have reached the limit for now.',
  signInAgain: 'Your session has ended. What you wrote is still here: sign in and try again.',
  answeredBy: {
    device: 'Done on this device. Nothing was sent.',
    stored: 'The same score as on Job Match: your stored CV and profile compared with the whole advert.',
    local: 'Answered by our local engine, without AI.',
    consent: 'Our local engine answered. Your CV was not sent to the AI service because you have not agreed to that.',
    budget: 'The AI service has reached its limit for today, so our local engine answered.',
    'stand-in': 'The AI service did not answer, so this was done on this device.',
    provider: (name: string) => `Answered by ${name}, checked by our local engine.`,
  },
  consentQuestion: (name: string) =>
    `${name} can help here too. Your CV and the advert would then be sent to it. Without it, we use our own engine.`,
  agree: (name: string) => `Agree and use ${name}`,
  agreed: (name: string) => `You agreed to send your CV and the advert to ${name}.`,
  takeBack: 'Withdraw it under My data',
  consentFailed: 'We could not save your consent. Nothing was sent. Try again.',
};

export const serviceMessages = defineMessages({ en });
