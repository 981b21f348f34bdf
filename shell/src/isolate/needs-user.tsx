import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { EmptyPanel, Page } from '@fursa/shared/ui';
import type { ReactNode } from 'react';
import { isolationMessages } from './messages.ts';

/** The bench's guard: there is no sign-in page to send anybody to, so it says what the shell would have done. */
export function NeedsUser({ children }: { readonly children: ReactNode }) {
  const text = useMessages(isolationMessages).needsUser;
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  if (isAuthenticated) return children;
  return (
    <Page width="text">
      <EmptyPanel title={text.title}>{text.text}</EmptyPanel>
    </Page>
  );
}
