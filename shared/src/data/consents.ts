import { type AppError, getBackendClient, toAppError } from '@fursa/shared/backend';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from './keys.ts';
import { readAnswer } from './read-answer.ts';

/** What people can agree to. Further kinds need no change of the database: lower-case letters and underscores, 50 at most. */
export type ConsentKind =
  /** The text of the CV goes to the AI service that the installation has connected. */
  'ai_cv';

/** One time that somebody agreed to something. */
export interface Consent {
  /** A {@link ConsentKind}, or one of a version that this one does not know. */
  readonly kind: string;
  readonly givenAt: Date;
  /** Null while it holds. */
  readonly withdrawnAt: Date | null;
}

const rowSchema = z.object({
  kind: z.string(),
  given_at: z.string(),
  withdrawn_at: z.nullable(z.string()),
});

/**
 * Every consent of the signed-in person, of the past too, the newest first.
 *
 * @throws AppError
 */
export async function readConsents(): Promise<readonly Consent[]> {
  const answer = await getBackendClient()
    .from('consents')
    .select('kind, given_at, withdrawn_at')
    .order('given_at', { ascending: false });
  const rows = readAnswer(z.array(rowSchema), answer);
  return rows.map(({ kind, given_at, withdrawn_at }) => ({
    kind,
    givenAt: new Date(given_at),
    withdrawnAt: withdrawn_at === null ? null : new Date(withdrawn_at),
  }));
}

/** Whether the person agrees at this moment. */
export function holdsConsent(consents: readonly Consent[], kind: ConsentKind): boolean {
  return consents.some((consent) => consent.kind === kind && consent.withdrawnAt === null);
}

/**
 * Writes down that the person agrees, now. Given already it stays as it was.
 *
 * @throws AppError; `quota-exceeded` after 200 times
 */
export async function giveConsent(kind: ConsentKind): Promise<void> {
  const { error, status } = await getBackendClient().from('consents').insert({ kind });
  if (!error) return;
  const failure = toAppError(error, status);
  // It is in force: pressed twice, or given in another tab.
  if (failure.code !== 'conflict') throw failure;
}

/**
 * Writes down that the person no longer agrees, from now on. Where there is no consent nothing happens.
 *
 * @throws AppError
 */
export async function withdrawConsent(kind: string): Promise<void> {
  const { error, status } = await getBackendClient()
    .from('consents')
    // The database puts its own moment in the place of this: the clock of a device may be wrong.
    .update({ withdrawn_at: 'infinity' })
    .eq('kind', kind)
    .is('withdrawn_at', null);
  if (error) throw toAppError(error, status);
}

/** The person's consents for TanStack Query. */
export function consentsQueryOptions(userId: string) {
  return { queryKey: keys.consents(userId), queryFn: readConsents };
}

export function useGiveConsent(userId: string) {
  return useConsentChange<ConsentKind>(userId, giveConsent);
}

export function useWithdrawConsent(userId: string) {
  return useConsentChange<string>(userId, withdrawConsent);
}

function useConsentChange<Kind>(userId: string, change: (kind: Kind) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation<void, AppError, Kind>({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.consents(userId) }),
  });
}
