import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { useLocalizedText, useMessages } from '@fursa/shared/i18n';
import { Button, Page, pageHeadingId } from '@fursa/shared/ui';
import { TriangleAlert } from 'lucide-react';
import { messages } from './messages.ts';

interface RemoteFallbackProps {
  readonly remote: RegisteredRemote;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Stands where a remote should be: names it, says that the rest works, and tries again. */
export function RemoteFallback({ remote, isRetrying, onRetry }: RemoteFallbackProps) {
  const text = useMessages(messages).remoteFailed;
  const localize = useLocalizedText();
  const name = localize(remote.displayName);
  return (
    <Page width="text">
      <div role="alert" className="flex flex-col items-start gap-4 rounded-lg border border-line bg-surface p-6">
        <TriangleAlert aria-hidden="true" className="size-8 text-warning" strokeWidth={1.75} />
        <h1 id={pageHeadingId} tabIndex={-1} className="text-xl font-semibold">
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
