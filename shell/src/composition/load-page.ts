import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import type { ComponentType } from 'react';
import { RemoteLoadError, reportFailure, ShellPartError } from './load-error.ts';
import { loadRemoteModule, prepareRemotePage } from './load-remote-module.ts';
import type { RemotePageAddress } from './page-registry.ts';
import type { RemoteSurfaceProps, watchHydration } from './remote-surface.tsx';
import { loadPart } from './shell-part.ts';
import { hasBlocked, pagesPart } from './versions/failed-versions.ts';
import { withVersion } from './versions/versions-in-use.ts';

export interface LoadedPage {
  readonly status: 'loaded';
  readonly remote: RegisteredRemote;
  readonly Page: ComponentType;
  readonly Surface: ComponentType<RemoteSurfaceProps>;
  /** Comes with the surface; for the page whose HTML came with the document. */
  readonly watchHydration?: typeof watchHydration;
  /** Of the page whose HTML came with the document: what loading its code came to. */
  readonly arrival?: Promise<PageOutcome>;
}

interface FailedPage {
  readonly status: 'failed';
  readonly remote: RegisteredRemote;
  readonly error: RemoteLoadError | ShellPartError;
  readonly watchHydration?: undefined;
  readonly arrival?: undefined;
}

export type PageOutcome = LoadedPage | FailedPage;

const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<PageOutcome>>();

/**
 * Resolves a page of a remote before it is mounted, so that the page before it stays until then. A failure is an outcome,
 * not an exception: the route shows it in the page's place. Nothing of a failure is kept; calling again is a new attempt.
 */
export async function loadPage(address: RemotePageAddress): Promise<PageOutcome> {
  const key = keyOf(address);
  const known = loaded.get(key) ?? loading.get(key);
  if (known !== undefined) return known;
  const attempt = attemptPage(address).finally(() => loading.delete(key));
  loading.set(key, attempt);
  const outcome = await attempt;
  if (outcome.status === 'loaded') keepPage(address, outcome);
  return outcome;
}

/** Every later load of the page brings this one. */
export function keepPage(address: RemotePageAddress, outcome: LoadedPage): void {
  loaded.set(keyOf(address), outcome);
}

function keyOf({ remote, page }: RemotePageAddress): string {
  return `${remote.baseUrl}${page.id}`;
}

async function attemptPage(address: RemotePageAddress): Promise<PageOutcome> {
  try {
    return await withVersion(address.remote, (remote) => importPage({ ...address, remote }));
  } catch (reason) {
    return failPage(address, toLoadError(reason, address));
  }
}

/** Tells it as `shell:remote-failed`, too, unless the shell itself failed. */
function failPage({ remote }: RemotePageAddress, error: RemoteLoadError | ShellPartError): FailedPage {
  reportFailure(remote.name, error, 'module');
  return { status: 'failed', remote, error };
}

async function importPage(address: RemotePageAddress): Promise<LoadedPage> {
  // Retry runs it again.
  if (hasBlocked(address.remote, pagesPart)) throw new RemoteLoadError('render', 'It blocked a document');
  const [surface] = await Promise.all([
    loadPart(import(/* webpackChunkName: "remote-base" */ './remote-surface.tsx')),
    prepareRemotePage(address),
  ]);
  const remote = await loadRemoteModule(address.remote);
  const load = remote.pages[address.page.id];
  const missing = `${address.remote.name} has no page ${address.page.id}`;
  if (!load) throw new RemoteLoadError('module', missing);
  const Page = await load().catch((reason: unknown) => {
    throw new RemoteLoadError('page', missing, reason);
  });
  return {
    status: 'loaded',
    remote: address.remote,
    Page,
    Surface: surface.RemoteSurface,
    watchHydration: surface.watchHydration,
  };
}

function toLoadError(reason: unknown, { remote }: RemotePageAddress): RemoteLoadError | ShellPartError {
  if (reason instanceof RemoteLoadError || reason instanceof ShellPartError) return reason;
  return new RemoteLoadError('module', `${remote.name} could not be shown`, reason);
}
