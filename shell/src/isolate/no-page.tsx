import { useMessages } from '@fursa/shared/i18n';
import { Page } from '@fursa/shared/ui';
import { isolationEn } from '../messages/isolation-en.ts';

export function NoPage() {
  return <Page width="text">{useMessages({ en: isolationEn }).noPages}</Page>;
}
