import { type Consent, consentsQueryOptions, useWithdrawConsent } from '@fursa/shared/data/consents';
import { useMessages } from '@fursa/shared/i18n';
import { Button, ErrorPanel, LoadingRegion, Notice, Skeleton, showToast } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { findReason } from '../../details/model/find-reason.ts';
import { messages as pageMessages } from '../../messages.ts';
import { messages } from '../messages.ts';
import { Section } from './section.tsx';

/** What the person agreed to and when, and how to take it back. */
export function ConsentList({ userId }: { readonly userId: string }) {
  const text = useMessages(messages).consents;
  const { reasons } = useMessages(pageMessages);
  const consents = useQuery(consentsQueryOptions(userId));
  const withdraw = useWithdrawConsent(userId);
  const list = useRef<HTMLUListElement>(null);

  function handleWithdraw(kind: string): void {
    withdraw.mutate(kind, {
      onSuccess: () => {
        showToast({ title: text.done });
        // The button that had the focus is gone.
        list.current?.focus();
      },
    });
  }

  return (
    <Section title={text.title}>
      {consents.isPending ? (
        <LoadingRegion label={text.loading} className="w-full">
          <Skeleton className="h-6 w-full" />
        </LoadingRegion>
      ) : consents.data === undefined ? (
        <ErrorPanel title={text.failed} onRetry={() => void consents.refetch()} />
      ) : consents.data.length === 0 ? (
        <p className="text-muted">{text.none}</p>
      ) : (
        <ul ref={list} tabIndex={-1} aria-label={text.title} className="w-full divide-y divide-line outline-none">
          {consents.data.map((consent) => (
            <ConsentRow
              key={`${consent.kind} ${consent.givenAt.toISOString()}`}
              consent={consent}
              isBusy={withdraw.isPending}
              onWithdraw={() => handleWithdraw(consent.kind)}
            />
          ))}
        </ul>
      )}
      {withdraw.isError && (
        <Notice tone="danger" role="alert">
          {text.withdrawFailed(findReason(withdraw.error, reasons))}
        </Notice>
      )}
    </Section>
  );
}

interface ConsentRowProps {
  readonly consent: Consent;
  readonly isBusy: boolean;
  readonly onWithdraw: () => void;
}

function ConsentRow({ consent: { kind, givenAt, withdrawnAt }, isBusy, onWithdraw }: ConsentRowProps) {
  const { consents: text, consentKinds } = useMessages(messages);
  const words: Readonly<Record<string, string>> = consentKinds;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p>{words[kind] ?? kind.replaceAll('_', ' ')}</p>
        <p className="text-muted text-sm">{text.given(givenAt)}</p>
        {withdrawnAt !== null && <p className="text-muted text-sm">{text.withdrawn(withdrawnAt)}</p>}
      </div>
      {withdrawnAt === null && (
        <Button variant="destructive" busy={isBusy} onClick={onWithdraw}>
          {isBusy ? text.withdrawing : text.withdraw}
        </Button>
      )}
    </li>
  );
}
