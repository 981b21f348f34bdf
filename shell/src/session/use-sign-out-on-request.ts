import { onEvent } from '@fursa/shared/contract';
import { useEffect, useEffectEvent } from 'react';
import { useSignOut } from './use-sign-out.ts';

/** Signs out when a remote tells that somebody asked for it there, just as the shell's own button does. */
export function useSignOutOnRequest(): void {
  const { submit } = useSignOut();
  const handleRequest = useEffectEvent(() => void submit());
  useEffect(() => onEvent('auth:sign-out-asked', () => handleRequest()), []);
}
