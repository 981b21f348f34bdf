import { useMessages } from '../i18n/index.ts';
import { en } from './messages/en.ts';

export function useUiMessages(): typeof en {
  return useMessages({ en });
}
