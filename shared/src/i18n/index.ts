export { followLanguage, setLanguage, useLanguage, useLocalizedText } from './language.ts';
export { useMessages } from './messages.ts';
