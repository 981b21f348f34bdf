import { emitEvent } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Page, PageHeading } from '@fursa/shared/ui';
import { useEffect } from 'react';
import { ProtectedPage } from '../composition/protected-page.tsx';
import { RemoteSurface } from '../composition/remote-surface.tsx';
import { messages } from './messages.ts';
import { PlatformContent } from './platform-content.tsx';

/** `/platform`: for administrators, and linked from nowhere. Who is one the gateway decides. */
export function PlatformPage() {
  const text = useMessages(messages);
  useEffect(() => {
    document.title = `${text.title} · Fursa`;
    emitEvent('shell:page-shown', { path: '/platform', remote: 'shell' });
  }, [text.title]);
  return (
    <ProtectedPage>
      <Page>
        <PageHeading title={text.title} lead={text.lead} />
        <RemoteSurface>
          <PlatformContent />
        </RemoteSurface>
      </Page>
    </ProtectedPage>
  );
}
