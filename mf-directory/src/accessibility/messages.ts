import { defineMessages } from '@fursa/shared/i18n/catalogues';

const en = {
  title: 'Accessibility Features',
  lead: 'Make Fursa easier to read, hear and use.',
  parts: {
    look: 'Look',
    voice: 'Voice input',
    shortcuts: 'Keyboard shortcuts',
    benefits: 'How this helps you',
    feedback: 'Tell us what is missing',
  },
  switches: {
    contrast: { label: 'High contrast', help: 'Black and white, thicker edges, underlined links.' },
    palette: { label: 'Color blind friendly', help: 'Blue and orange instead of green and red.' },
    screenReader: {
      label: 'Screen reader mode',
      help: 'Reads out how much is on each page, lists its headings and sections, and hides decoration.',
    },
    spacing: { label: 'Wider spacing', help: 'More space between letters, words and lines.' },
    links: { label: 'Underlined links', help: 'Every link is underlined.' },
    motion: { label: 'Reduced motion', help: 'Nothing slides or fades.' },
    ruler: { label: 'Reading ruler', help: 'Shades the page except for the lines you are reading.' },
  },
  fontSize: 'Font size',
  preview: {
    title: 'Preview',
    job: 'Accounts Assistant',
    place: 'Nairobi',
    link: 'About the employer',
    good: 'Good match',
    closesSoon: 'Closes soon',
    failed: 'Not saved. Try again.',
    button: 'Save Changes',
  },
  reset: {
    all: 'Reset all settings',
    undo: 'Undo reset',
    done: 'All accessibility settings are back to normal.',
  },
  voice: {
    lead: 'Choose a field and say what to write, or give a command.',
    language: 'Language you speak',
    languages: { en: 'English', sw: 'Kiswahili' },
    start: 'Start voice input',
    stop: 'Stop voice input',
    commandsTitle: 'Commands you can say',
    commands: {
      go: '"Go to jobs", "open profile", "nenda kazi"',
      search: '"Search accountant", "tafuta dereva"',
      stop: '"Stop listening", "acha kusikiliza"',
    },
    privacy:
      'Your browser turns speech into text. To do so, Chrome, Edge and Safari may send what you say to Google, Microsoft or Apple. Fursa keeps no recording.',
  },
  shortcuts: {
    switch: 'Use keyboard shortcuts',
    help: 'Turn them off if they clash with your browser or screen reader.',
    show: (count: number) => `Show the ${count} shortcuts`,
  },
  benefits: {
    size: 'Text as large as you need',
    colors: 'Colors you can tell apart',
    keyboard: 'Everything works by keyboard',
    screenReader: 'Screen readers hear changes',
    voice: 'Speak instead of typing',
    calm: 'Fewer distractions',
  },
  feedback: {
    label: 'What would make Fursa easier for you to use?',
    help: 'Please leave out passwords and ID numbers.',
    missing: 'Write something first.',
    anonymous: 'Send without my name',
    send: 'Send feedback',
    sending: 'Sending...',
    thanks: 'Thank you for your feedback! We appreciate your input.',
    failed: 'Your feedback was not sent. What you wrote is still here. Please try again.',
    offline: 'You are offline. What you wrote is still here. Send it when you are back online.',
    tooMany: 'You have sent a lot of feedback today. What you wrote is still here. Please try again tomorrow.',
  },
};

export const messages = defineMessages({ en });
