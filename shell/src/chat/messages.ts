import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { time } = createFormats('en');

/** Texts of the chat panel. Those of the specification stand to the letter. */
const en = {
  title: 'AI assistant',
  close: 'Close chat',
  log: 'Conversation',
  authors: { person: 'You:', assistant: 'Assistant:' },
  sentAt: time,
  typing: 'The assistant is typing',
  inputLabel: 'Your message',
  send: 'Send message',
  notices: {
    greeting: "Hello! I'm your AI assistant. How can I help you today?",
    failure: "I'm having trouble connecting to my services. Please try again later.",
    empty: "I'm sorry, I couldn't process your request. Please try again.",
    signIn: 'Sign in and I can answer. It is free, and your question will still be here.',
  },
  signIn: 'Sign in',
  starters: 'Questions to start with',
  starterQuestions: {
    scam: 'How do I spot a fake job?',
    jobs: 'Find driver jobs in Nairobi',
    cv: 'How do I write a good CV?',
    interview: 'Nisaidie kujiandaa kwa mahojiano',
  },
  failed: { title: 'Error', description: 'Failed to send message. Please try again.' },
};

export const chatMessages = defineMessages({ en });
