import { emitEvent } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { useLocalizedText, useMessages } from '@fursa/shared/i18n';
import { useLoaderData, useRevalidator } from '@fursa/shared/router';
import { Button, Page, pageHeadingId } from '@fursa/shared/ui';
import { TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { onLineRestored } from '../line-restored.ts';
import { useNoteLeft } from './left-page.tsx';
import { ShellPartError } from './load-error.ts';
import type { PageOutcome } from './load-page.ts';
import { messages } from './messages.ts';
import type { RemotePageAddress } from './page-registry.ts';
import type { PrerenderedPage } from './prerendered/prerendered-page.ts';
import { PrerenderedPlace } from './prerendered/prerendered-place.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { replaceVersionOf } from './resolve-page.ts';
import { forgetBlocked, pagesPart } from './versions/failed-versions.ts';

interface RemotePageProps {
  readonly address: RemotePageAddress;
}

/** A route's element: the page its loader resolved, or the fallback in its place. */
export function RemotePage({ address: { remote: known, page } }: RemotePageProps) {
  const outcome = usePageOutcome();
  // The one that was loaded may be newer than the one this document began with.
  const remote = outcome?.remote ?? known;
  const [isReplacing, setIsReplacing] = useState(false);
  const revalidator = useRevalidator();
  const localize = useLocalizedText();
  const title = localize(page.title);

  // Before any effect of the page itself, which may know a better title.
  useLayoutEffect(() => {
    document.title = `${title} · Fursa`;
  }, [title]);

  useNoteLeft(remote.name);

  const arrival = outcome?.arrival;
  const isPrerendered = arrival !== undefined;
  const { path } = page;
  const markShown = useCallback(() => {
    emitEvent('shell:page-shown', { path, remote: remote.name });
  }, [path, remote.name]);

  // A prerendered page is shown when its code has taken it over.
  useEffect(() => {
    if (!isPrerendered) markShown();
  }, [isPrerendered, markShown]);

  // Signed in meanwhile, in another tab: the loader ran for a visitor who was to be sent away.
  useEffect(() => {
    if (!outcome) void revalidator.revalidate();
  }, [outcome, revalidator.revalidate]);

  const hasFailed = outcome?.status === 'failed';
  useEffect(
    () => (hasFailed ? onLineRestored(() => void revalidator.revalidate()) : undefined),
    [hasFailed, revalidator.revalidate],
  );

  function handleRetry(): void {
    forgetBlocked(remote, pagesPart);
    void revalidator.revalidate();
  }

  if (!outcome) return null;
  if (outcome.status === 'failed') {
    if (outcome.error instanceof ShellPartError) throw outcome.error;
    return <RemoteFallback remote={remote} isRetrying={revalidator.state === 'loading'} onRetry={handleRetry} />;
  }
  /** Code that ran does not leave a document: the version before comes with a new one. */
  function handleMountFailure(): void {
    setIsReplacing(true);
    void replaceVersionOf({ remote }).then((isReplaced) => {
      if (isReplaced) window.location.reload();
      else setIsReplacing(false);
    });
  }

  const { Page, Surface } = outcome;
  const content = (
    <Surface part={{ remote }} isPrerendered={isPrerendered}>
      <Page />
    </Surface>
  );
  return (
    <RemoteBoundary
      remote={remote}
      fallback={(retry) => (isReplacing ? null : <RemoteFallback remote={remote} isRetrying={false} onRetry={retry} />)}
      onMountFailure={handleMountFailure}
    >
      {arrival ? (
        <PrerenderedPlace arrival={arrival} onHydrated={markShown}>
          {content}
        </PrerenderedPlace>
      ) : (
        content
      )}
    </RemoteBoundary>
  );
}

/** What the loader brought. For a prerendered page that is its HTML at first, until it is known whether its code comes. */
function usePageOutcome(): PageOutcome | PrerenderedPage | null {
  const outcome = useLoaderData<PageOutcome | PrerenderedPage | null>();
  const [replacement, setReplacement] = useState<PageOutcome>();
  const arrival = outcome?.arrival;
  useEffect(() => {
    void arrival?.then((arrived) => {
      if (arrived.status === 'failed' || arrived.remote !== outcome?.remote) setReplacement(arrived);
    });
  }, [arrival, outcome?.remote]);
  return (arrival && replacement) ?? outcome;
}

interface RemoteFallbackProps {
  readonly remote: RegisteredRemote;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Stands where a remote should be: names it, says that the rest works, and tries again. */
function RemoteFallback({ remote, isRetrying, onRetry }: RemoteFallbackProps) {
  const text = useMessages(messages).remoteFailed;
  const localize = useLocalizedText();
  const name = localize(remote.displayName);
  return (
    <Page width="text">
      <div role="alert" className="flex flex-col items-start gap-4 rounded-lg border border-line bg-surface p-6">
        <TriangleAlert aria-hidden="true" className="size-8 text-warning" strokeWidth={1.75} />
        <h1 id={pageHeadingId} tabIndex={-1} className="text-xl">
          {text.title(name)}
        </h1>
        <p className="text-muted">{text.text}</p>
        <Button variant="primary" busy={isRetrying} onClick={onRetry} data-retry={remote.name}>
          {text.retry}
        </Button>
      </div>
    </Page>
  );
}
