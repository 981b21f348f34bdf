import { toAppError } from '@fursa/shared/backend';
import { emitEvent } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { CardSkeleton, ErrorPanel, LoadingRegion, Notice, Page, PageHeading } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ProtectedPage } from '../composition/protected-page.tsx';
import { RemoteSurface } from '../composition/remote-surface.tsx';
import { AppCard } from './components/app-card.tsx';
import { measurementsQueryOptions } from './data/measurements.ts';
import { releasesQueryOptions } from './data/releases.ts';
import { messages } from './messages.ts';

/** `/platform`: for administrators, and linked from nowhere. Who is one the gateway decides. */
export function PlatformPage() {
  const text = useMessages(messages);
  useEffect(() => {
    document.title = `${text.title} · Fursa`;
    emitEvent('shell:page-shown', { path: '/platform', remote: 'shell' });
  }, [text.title]);
  return (
    <ProtectedPage>
      <Page>
        <PageHeading title={text.title} lead={text.lead} />
        <RemoteSurface>
          <PlatformContent />
        </RemoteSurface>
      </Page>
    </ProtectedPage>
  );
}

const listClasses = 'grid gap-4';

function PlatformContent() {
  const text = useMessages(messages);
  const releases = useQuery(releasesQueryOptions());
  const measurements = useQuery({ ...measurementsQueryOptions(), enabled: releases.isSuccess });

  if (releases.isPending) {
    return (
      <LoadingRegion label={text.loading} className={listClasses}>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </LoadingRegion>
    );
  }
  if (releases.data === undefined) {
    const { code } = toAppError(releases.error);
    if (code === 'forbidden') {
      return <ErrorPanel title={text.notAdministrator.title}>{text.notAdministrator.text}</ErrorPanel>;
    }
    if (code === 'not-found') return <ErrorPanel title={text.absent.title}>{text.absent.text}</ErrorPanel>;
    return (
      <ErrorPanel title={text.failed.title} onRetry={() => void releases.refetch()}>
        {text.failed.text}
      </ErrorPanel>
    );
  }
  const { apps, changes } = releases.data;
  const measured = measurements.isError ? [] : measurements.data;
  return (
    <>
      {measurements.isError && (
        <Notice tone="warning" role="status">
          {text.measurementsFailed}
        </Notice>
      )}
      <ul className={listClasses}>
        {apps.map((app) => (
          <AppCard
            key={app.app}
            app={app}
            changes={changes.filter((change) => change.app === app.app)}
            measured={measured}
          />
        ))}
      </ul>
    </>
  );
}
