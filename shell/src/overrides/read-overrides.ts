import { isRemoteName, type RemoteName, tabStorage } from '@fursa/shared/contract';
import * as z from 'zod/mini';

/** What somebody tries in this tab, until they end it or the tab is closed. */
export interface Overrides {
  /** A version, or the address of a folder with a `remote.json`, by the remote's name. */
  readonly targets: Readonly<Record<RemoteName, string>>;
  readonly disabled: readonly RemoteName[];
}

export const overridesKey = 'fursa-overrides';

const remoteName = z.custom<RemoteName>(isRemoteName);
const overridesSchema = z.object({ targets: z.record(remoteName, z.string()), disabled: z.array(remoteName) });
const none: Overrides = { targets: {}, disabled: [] };

/** Those of this tab; none where there are none, or what is stored is no longer understood. */
export function readOverrides(): Overrides {
  const stored = tabStorage.getItem(overridesKey);
  if (stored === null) return none;
  try {
    return overridesSchema.parse(JSON.parse(stored));
  } catch {
    // Of another version of the shell: the tester says it again.
    return none;
  }
}

export function storeOverrides(overrides: Overrides): void {
  tabStorage.setItem(overridesKey, JSON.stringify(overrides));
}

/**
 * What an address asks for, on top of what this tab tries already: `?mf=mf-jobs@1.2.0`, `?mf=mf-jobs@https://...`,
 * `?mf=mf-jobs` for what everybody gets, `?disable-remotes=mf-ai,mf-jobs`, which may be empty.
 */
export function mergeOverrides({ targets, disabled }: Overrides, search: URLSearchParams): Overrides {
  const merged: Record<RemoteName, string> = { ...targets };
  for (const wish of search.getAll('mf').flatMap((value) => value.split(','))) {
    const [name, target] = wish.trim().split(/@(.*)/s);
    if (!isRemoteName(name)) continue;
    if (target) merged[name] = target;
    else delete merged[name];
  }
  const off = search.get('disable-remotes');
  const named = off?.split(',').map((name) => name.trim());
  return { targets: merged, disabled: named ? named.filter(isRemoteName) : disabled };
}

/** The address of the present page with the overrides in it, to be sent to somebody. */
export function shareLink({ targets, disabled }: Overrides, { href }: Location): string {
  const url = new URL(href);
  for (const [name, target] of Object.entries(targets)) url.searchParams.append('mf', `${name}@${target}`);
  if (disabled.length > 0) url.searchParams.set('disable-remotes', disabled.join(','));
  return url.href;
}
