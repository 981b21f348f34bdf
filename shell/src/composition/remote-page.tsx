import { emitEvent } from '@fursa/shared/contract';
import { useLocalizedText } from '@fursa/shared/i18n';
import { useLoaderData, useRevalidator } from '@fursa/shared/router';
import { useEffect, useLayoutEffect } from 'react';
import type { PageOutcome } from './load-page.ts';
import type { RemotePageAddress } from './page-registry.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFallback } from './remote-fallback.tsx';

interface RemotePageProps {
  readonly address: RemotePageAddress;
}

/** A route's element: the page its loader resolved, or the fallback in its place. */
export function RemotePage({ address: { remote: known, page } }: RemotePageProps) {
  const outcome = useLoaderData<PageOutcome | null>();
  // The one that was loaded may be newer than the one this document began with.
  const remote = outcome?.remote ?? known;
  const revalidator = useRevalidator();
  const localize = useLocalizedText();
  const title = localize(page.title);

  // Before any effect of the page itself, which may know a better title.
  useLayoutEffect(() => {
    document.title = `${title} · Fursa`;
  }, [title]);

  useEffect(() => {
    emitEvent('shell:page-shown', { path: page.path, remote: remote.name });
  }, [page.path, remote.name]);

  // Signed in meanwhile, in another tab: the loader ran for a visitor who was to be sent away.
  useEffect(() => {
    if (!outcome) void revalidator.revalidate();
  }, [outcome, revalidator.revalidate]);

  if (!outcome) return null;
  if (outcome.status === 'failed') {
    return (
      <RemoteFallback
        remote={remote}
        isRetrying={revalidator.state === 'loading'}
        onRetry={() => void revalidator.revalidate()}
      />
    );
  }
  const { Page, Surface } = outcome;
  return (
    <RemoteBoundary
      remote={remote}
      fallback={(retry) => <RemoteFallback remote={remote} isRetrying={false} onRetry={retry} />}
    >
      <Surface>
        <Page />
      </Surface>
    </RemoteBoundary>
  );
}
