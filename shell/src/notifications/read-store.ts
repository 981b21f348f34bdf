import { deviceStorage } from '@fursa/shared/contract';
import { createPersistedStore } from '@fursa/shared/persisted-store';
import { onOtherTabChange } from '@fursa/shared/persisted-store/other-tabs';
import * as z from 'zod/mini';

/** Key in local storage. */
const storageKey = 'fursa-notifications-read';

const readStateSchema = z.object({
  /** Under the fingerprint of each person who used this device: the fingerprints of what they have read. */
  read: z.record(z.string(), z.array(z.string())),
});

type ReadState = z.infer<typeof readStateSchema>;

/**
 * What was read on this device, kept per person and over sign-out, so that nobody reads the same thing twice. It holds
 * fingerprints only: whoever uses the device next learns neither who was here nor what they were told.
 */
export const useReadStore = createPersistedStore<ReadState>({
  name: storageKey,
  storage: deviceStorage,
  initial: { read: {} },
  read: (persisted) => {
    const parsed = readStateSchema.safeParse(persisted);
    return parsed.success ? parsed.data : { read: {} };
  },
});

/** Both, so that the same notification of two people does not look the same. */
function readMark(userId: string, notificationKey: string): string {
  return fingerprint(`${userId} ${notificationKey}`);
}

/** Tells of a notification's key whether the person has read it. */
export function useIsRead(userId: string): (notificationKey: string) => boolean {
  const marks = useReadStore((state) => state.read[fingerprint(userId)]);
  return (notificationKey) => marks?.includes(readMark(userId, notificationKey)) ?? false;
}

export function markRead(userId: string, ...notificationKeys: readonly string[]): void {
  const read = notificationKeys.map((key) => readMark(userId, key));
  updateMarks(userId, (marks) => [...new Set([...marks, ...read])]);
}

/**
 * Forgets what was read and is no longer told: it takes no room, and when it is true again one day it is news again.
 *
 * @param told the keys of everything told now
 */
export function forgetAllBut(userId: string, told: readonly string[]): void {
  const known = new Set(told.map((key) => readMark(userId, key)));
  updateMarks(userId, (marks) => marks.filter((mark) => known.has(mark)));
}

/** Takes over what is read in other tabs until the returned function is called. */
export function followOtherTabs(): () => void {
  return onOtherTabChange(storageKey, useReadStore.persist.rehydrate);
}

function updateMarks(userId: string, change: (marks: readonly string[]) => string[]): void {
  const person = fingerprint(userId);
  const { read } = useReadStore.getState();
  const before = read[person] ?? [];
  const after = change(before);
  if (after.length !== before.length) useReadStore.setState({ read: { ...read, [person]: after } });
}

/**
 * 64 bits that stand for a text: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/. It keeps no secret from somebody who
 * guesses the text; of a random user id nobody can.
 */
export function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}
