import { onEvent } from '@fursa/shared/contract';
import { useEffect, useEffectEvent } from 'react';
import { useSignOut } from './use-sign-out.ts';

/** Signs out when a remote tells that somebody asked for it there, just as the shell's own button does. */
export function useSignOutOnRequest(): void {
  const { isBusy, signOut } = useSignOut();
  const handleRequest = useEffectEvent(() => {
    if (!isBusy) void signOut();
  });
  useEffect(() => onEvent('auth:sign-out-asked', () => handleRequest()), []);
}
