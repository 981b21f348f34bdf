export { setLanguage, useLanguage, useLocalizedText } from './language.ts';
export { type Catalogues, type Messages, useMessages } from './messages.ts';
