import { useMessages } from '@fursa/shared/i18n';
import { Page } from '@fursa/shared/ui';
import { messages } from '../messages/index.ts';

export function NoPage() {
  return <Page width="text">{useMessages(messages).isolation.noPages}</Page>;
}
