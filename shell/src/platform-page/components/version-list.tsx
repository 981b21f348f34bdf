import { useMessages } from '@fursa/shared/i18n';
import type { ReleasedApp } from '../data/releases.ts';
import { messages } from '../messages.ts';

/** What is in the release folder and nobody gets. */
export function VersionList({ versions }: Pick<ReleasedApp, 'versions'>) {
  const text = useMessages(messages);
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary underline underline-offset-4">
        {text.versions.title(versions.length)}
      </summary>
      <ul className="flex flex-col gap-3 py-2">
        {versions.map(({ version, state, since }) => (
          <li key={version} className="wrap-anywhere border-l-2 border-line pl-3">
            <p>
              <span translate="no" className="font-semibold">
                {version}
              </span>{' '}
              <span>{state === 'rolled back' ? text.versions.rolledBack : text.versions.kept}</span>
            </p>
            {since && <p className="text-sm text-muted">{text.history.signed(new Date(since.at), since.by)}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}
