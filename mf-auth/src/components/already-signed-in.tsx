import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { ButtonLink, Notice } from '@fursa/shared/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';

interface AlreadySignedInProps {
  readonly continueTo: string;
}

/**
 * The way on for somebody who comes to the sign-in page signed in, for example straight from registration. Signing in
 * here does not show it for the moment before the page is left.
 */
export function AlreadySignedIn({ continueTo }: AlreadySignedInProps) {
  const texts = useMessages(messages).signIn;
  const [user] = useState(() => useAuthStore.getState().user);
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  if (user === null || !isAuthenticated) return null;
  return (
    <Notice tone="success" title={texts.alreadySignedIn(user.name || user.email)}>
      <p>{texts.otherAccount}</p>
      <ButtonLink to={continueTo} replace className="mt-3">
        {texts.continue}
      </ButtonLink>
    </Notice>
  );
}
