import { useMessages } from '../i18n/index.ts';
import type { en } from './messages/en.ts';
import { messages } from './messages/index.ts';

export function useUiMessages(): typeof en {
  return useMessages(messages);
}
