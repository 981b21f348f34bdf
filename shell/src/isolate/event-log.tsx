import { onAnyEvent, type RecordedEvent } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useEffect, useState } from 'react';
import { isolationMessages } from './messages.ts';

interface LoggedEvent {
  readonly id: number;
  readonly event: RecordedEvent;
}

const maxEvents = 100;

/** What was told over the event bus, newest first. */
export function EventLog() {
  const text = useMessages(isolationMessages);
  const [logged, setLogged] = useState<readonly LoggedEvent[]>([]);

  useEffect(
    () =>
      onAnyEvent((event) => {
        setLogged((events) => [{ id: (events[0]?.id ?? 0) + 1, event }, ...events].slice(0, maxEvents));
      }),
    [],
  );

  return (
    <details className="border-t border-line bg-surface text-sm">
      <summary className="mx-auto flex min-h-11 max-w-page cursor-pointer items-center px-inset md:px-6">
        {`${text.events} (${logged.length})`}
      </summary>
      <ol className="mx-auto max-h-48 max-w-page overflow-auto px-inset pb-4 font-mono md:px-6">
        {logged.length === 0 && <li className="text-muted">{text.noEvents}</li>}
        {logged.map(({ id, event }) => (
          <li key={id} translate="no">
            {event.name} {JSON.stringify(event.detail)}
          </li>
        ))}
      </ol>
    </details>
  );
}
