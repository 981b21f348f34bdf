import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { ButtonLink, Notice } from '@fursa/shared/ui';
import { useState } from 'react';
import { messages } from '../messages.ts';

interface AlreadySignedInProps {
  readonly continueTo: string;
  /** What else can be done here. */
  readonly hint: string;
}

/**
 * The way on for somebody who comes to a page for signed-out people signed in. Signing in here does not show it for the
 * moment before the page is left.
 */
export function AlreadySignedIn({ continueTo, hint }: AlreadySignedInProps) {
  const texts = useMessages(messages);
  const [user] = useState(() => useAuthStore.getState().user);
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  if (user === null || !isAuthenticated) return null;
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="success" title={texts.alreadySignedIn(user.name || user.email)}>
        <p>{hint}</p>
      </Notice>
      <ButtonLink to={continueTo} replace>
        {texts.continue}
      </ButtonLink>
    </div>
  );
}
