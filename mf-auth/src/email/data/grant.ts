import { AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { type SessionUser, useAuthStore } from '@fursa/shared/session';
import { openSession } from '../../form/data/open-session.ts';
import { toAuthError } from '../../form/data/to-auth-error.ts';
import { consumeRequestedEmail } from './requested-email.ts';

/** A session that a link of an email stands for. It is nobody's on this device until it is accepted. */
export interface Grant {
  readonly userId: string;
  readonly email: string;
  /** The name the account was registered with; empty without one. */
  readonly name: string;
  /** Holds the session in memory, apart from the client of the page. */
  readonly client: BackendClient;
}

/** What becomes of a grant: the person is signed in and goes on, or is asked first. */
export type Settlement = { readonly isSignedIn: true; readonly from: string } | { readonly isSignedIn: false };

interface WaitingGrant {
  readonly grant: Grant;
  readonly from: string;
}

let waiting: WaitingGrant | undefined;

/**
 * Signs in who asked for the link on this device, and has everybody else asked: a link in an email may have been sent by somebody
 * who wants the reader to enter their CV into a stranger's account. Whoever is signed in as somebody else is asked as well.
 */
export async function settleGrant(grant: Grant): Promise<Settlement> {
  const { user } = useAuthStore.getState();
  const asked = consumeRequestedEmail(grant.email);
  const from = asked?.from ?? '/';
  const isSame = user?.id === grant.userId;
  if (isSame || (asked && user === null)) {
    try {
      await acceptGrant(grant);
      return { isSignedIn: true, from };
    } catch (reason) {
      // The link is used up, the session is there: the page that asks can try again.
      if (!(reason instanceof AppError)) throw reason;
    }
  }
  waiting = { grant, from };
  return { isSignedIn: false };
}

/** The grant that waits for an answer; gone with a reload, which keeps no key to an account. */
export function readWaitingGrant(): WaitingGrant | undefined {
  return waiting;
}

/** @throws AppError */
export async function acceptGrant(grant: Grant, client: BackendClient = getBackendClient()): Promise<SessionUser> {
  const granted = await grant.client.auth.getSession();
  const { access_token = '', refresh_token = '' } = granted.data.session ?? {};
  const { data, error } = await client.auth.setSession({ access_token, refresh_token });
  if (error) throw toAuthError(error);
  if (!data.session) throw new AppError('invalid-response', 'no session in the answer');
  const user = await openSession(client, data.session);
  waiting = undefined;
  return user;
}

/** Ends the session of the link, here and at the backend, whether or not that can be told. */
export async function declineGrant(grant: Grant): Promise<void> {
  waiting = undefined;
  await grant.client.auth.signOut({ scope: 'local' });
}
