import { emitEvent } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import type { ComponentType, ReactNode } from 'react';
import { distrustPage } from './download-page.ts';
import { RemoteLoadError } from './load-error.ts';
import { loadRemoteModule, prepareRemotePage } from './load-remote-module.ts';
import type { RemotePageAddress } from './page-registry.ts';

interface LoadedPage {
  readonly status: 'loaded';
  readonly remote: RegisteredRemote;
  readonly Page: ComponentType;
  readonly Surface: ComponentType<{ readonly children: ReactNode }>;
}

interface FailedPage {
  readonly status: 'failed';
  readonly remote: RegisteredRemote;
  readonly error: RemoteLoadError;
}

export type PageOutcome = LoadedPage | FailedPage;

const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<PageOutcome>>();
const versions = new Map<string, string>();

/** The version of a remote that has shown a page in this document. */
export function loadedVersionOf({ name }: RegisteredRemote): string | undefined {
  return versions.get(name);
}

/**
 * Resolves a page of a remote before it is mounted, so that the page before it stays until then. A failure is an outcome,
 * not an exception: the route shows it in the page's place. Nothing of a failure is kept; calling again is a new attempt.
 */
export async function loadPage(address: RemotePageAddress): Promise<PageOutcome> {
  const key = `${address.remote.baseUrl}${address.page.id}`;
  const known = loaded.get(key) ?? loading.get(key);
  if (known !== undefined) return known;
  const attempt = attemptPage(address).finally(() => loading.delete(key));
  loading.set(key, attempt);
  const outcome = await attempt;
  if (outcome.status === 'loaded') {
    loaded.set(key, outcome);
    versions.set(address.remote.name, address.remote.version);
  }
  return outcome;
}

async function attemptPage(address: RemotePageAddress): Promise<PageOutcome> {
  try {
    return await bringPage(address);
  } catch (reason) {
    const error = toLoadError(reason, address);
    if (error.stage !== 'download') distrustPage(address);
    emitEvent('shell:remote-failed', { remote: address.remote.name, stage: error.stage, message: error.message });
    return { status: 'failed', remote: address.remote, error };
  }
}

async function bringPage(address: RemotePageAddress): Promise<LoadedPage> {
  const [surface] = await Promise.all([
    import(/* webpackChunkName: "remote-base" */ './remote-surface.tsx'),
    prepareRemotePage(address),
  ]);
  const remote = await loadRemoteModule(address.remote);
  const load = remote.pages[address.page.id];
  if (!load) throw new RemoteLoadError('module', `${address.remote.name} does not offer its page ${address.page.id}`);
  const Page = await load().catch((reason: unknown) => {
    throw new RemoteLoadError('page', `${address.remote.name} did not bring its page ${address.page.id}`, reason);
  });
  return { status: 'loaded', remote: address.remote, Page, Surface: surface.RemoteSurface };
}

function toLoadError(reason: unknown, { remote }: RemotePageAddress): RemoteLoadError {
  if (reason instanceof RemoteLoadError) return reason;
  return new RemoteLoadError('module', `${remote.name} could not be shown`, reason);
}
