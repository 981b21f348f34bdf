import { useMessages } from '@fursa/shared/i18n';
import { Page } from '@fursa/shared/ui';
import { isolationMessages } from './messages.ts';

export function NoPage() {
  return <Page width="text">{useMessages(isolationMessages).noPages}</Page>;
}
