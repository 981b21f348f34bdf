import type { RemoteName } from '@fursa/shared/contract';
import { type RegisteredRemote, remoteDescriptionSchema } from '@fursa/shared/contract/registry';
import { messageOf } from '../composition/load-error.ts';
import { overrideRemotes } from '../composition/page-registry.ts';
import { mergeOverrides, readOverrides, storeOverrides } from './read-overrides.ts';

/** Milliseconds after which the product starts without a version that does not tell what it is. */
const readTimeout = 10_000;

/** Why a version could not be used, by the remote's name; what everybody gets stands in its place. */
export type Refusals = ReadonlyMap<RemoteName, string>;

/**
 * Puts the versions that somebody tries into the registry of this document, and takes remotes out that are to be off. They keep
 * every rule that holds for the others: the policy of the page says where they may come from, the contract is checked, and
 * their files have to match the integrity of their `remote.json`.
 */
export async function applyOverrides(): Promise<Refusals> {
  const url = new URL(window.location.href);
  const overrides = mergeOverrides(readOverrides(), url.searchParams);
  storeOverrides(overrides);
  url.searchParams.delete('mf');
  url.searchParams.delete('disable-remotes');
  window.history.replaceState(window.history.state, '', url);
  const refusals = new Map<RemoteName, string>();
  const tried = new Map<RemoteName, RegisteredRemote>();
  await Promise.all(
    Object.entries(overrides.targets).map(async ([key, target]) => {
      const name = key as RemoteName;
      try {
        tried.set(name, await readRemote(name, target));
      } catch (error) {
        refusals.set(name, messageOf(error));
      }
    }),
  );
  overrideRemotes((remotes) => {
    const others = remotes.filter(({ name }) => !tried.has(name));
    return [...others, ...tried.values()]
      .filter(({ name }) => !overrides.disabled.includes(name))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  });
  return refusals;
}

async function readRemote(name: RemoteName, target: string): Promise<RegisteredRemote> {
  const isAddress = /^https?:\/\//.test(target);
  const baseUrl = isAddress ? target.replace(/[?#].*$/, '').replace(/\/*$/, '/') : `/remotes/${name}/${target}/`;
  if (!isAddress && !/^[\w.-]+$/.test(target)) throw new Error(`${target} is neither a version nor an address`);
  const response = await fetch(`${baseUrl}remote.json`, {
    cache: 'no-cache',
    credentials: isAddress ? 'omit' : 'same-origin',
    signal: AbortSignal.timeout(readTimeout),
  });
  if (!response.ok) throw new Error(`${baseUrl}remote.json answers ${response.status}`);
  const description = remoteDescriptionSchema.parse(await response.json());
  if (description.name !== name) throw new Error(`${baseUrl} is ${description.name}`);
  return { ...description, baseUrl };
}
