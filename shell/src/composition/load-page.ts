import { emitEvent } from '@fursa/shared/contract';
import type { ComponentType } from 'react';
import { RemoteLoadError } from './load-error.ts';
import { loadRemoteModule } from './load-remote-module.ts';
import type { RemotePageAddress } from './page-registry.ts';
import { preloadPage } from './preload-page.ts';

/** After this time (ms) the place of the page shows Retry; what still arrives later is shown without a press. */
export const pageDeadline = 6200;

export interface LoadedPage {
  readonly status: 'loaded';
  readonly Page: ComponentType;
  readonly Surface: ComponentType<{ readonly children: React.ReactNode }>;
}

export interface FailedPage {
  readonly status: 'failed';
  readonly error: RemoteLoadError;
  /** Resolves when a page that missed the deadline arrived after all; never rejects. */
  readonly arrivedLate: Promise<boolean>;
}

export type PageOutcome = LoadedPage | FailedPage;

const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();

/**
 * Resolves a page of a remote before it is mounted, so that the page before it stays until then. A failure is an outcome,
 * not an exception: the route shows it in the page's place. Nothing of a failure is kept; calling again is a new attempt.
 */
export async function loadPage(address: RemotePageAddress): Promise<PageOutcome> {
  const key = `${address.remote.name}/${address.page.id}`;
  const known = loaded.get(key);
  if (known) return known;
  const attempt = loading.get(key) ?? startLoading(key, address);
  try {
    return await Promise.race([attempt, failAtDeadline(address)]);
  } catch (reason) {
    const error = toLoadError(reason, address);
    emitEvent('shell:remote-failed', { remote: address.remote.name, stage: error.stage, message: error.message });
    return { status: 'failed', error, arrivedLate: attempt.then(() => true).catch(() => false) };
  }
}

function startLoading(key: string, address: RemotePageAddress): Promise<LoadedPage> {
  const attempt = bringPage(address)
    .then((page) => {
      loaded.set(key, page);
      return page;
    })
    .finally(() => loading.delete(key));
  loading.set(key, attempt);
  return attempt;
}

async function bringPage(address: RemotePageAddress): Promise<LoadedPage> {
  preloadPage(address);
  const [remote, surface] = await Promise.all([
    loadRemoteModule(address.remote),
    import(/* webpackChunkName: "remote-surface" */ './remote-surface.tsx'),
  ]);
  const load = remote.pages[address.page.id];
  if (!load) throw new RemoteLoadError('module', `${address.remote.name} does not offer its page ${address.page.id}`);
  const Page = await load().catch((reason: unknown) => {
    throw new RemoteLoadError('page', `${address.remote.name} did not bring its page ${address.page.id}`, reason);
  });
  return { status: 'loaded', Page, Surface: surface.RemoteSurface };
}

function failAtDeadline({ remote }: RemotePageAddress): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new RemoteLoadError('entry', `${remote.name} did not arrive in time`)), pageDeadline);
  });
}

function toLoadError(reason: unknown, { remote }: RemotePageAddress): RemoteLoadError {
  if (reason instanceof RemoteLoadError) return reason;
  return new RemoteLoadError('module', `${remote.name} could not be shown`, reason);
}
