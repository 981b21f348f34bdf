import { useMessages } from '@fursa/shared/i18n';
import { useRevalidator } from '@fursa/shared/router';
import { Button, Page, pageHeadingId } from '@fursa/shared/ui';
import { useEffect, useState } from 'react';
import { onLineRestored } from '../line-restored.ts';
import { messages } from './messages.ts';

declare global {
  /** Of `start-watch.js`: reloads the document, past the cache for the shell's scripts that did not come. */
  var fursaReload: (() => Promise<void>) | undefined;
}

/**
 * Something of the shell itself threw, or did not arrive: inside the frame in a page's place, or in place of everything. When the
 * line comes back, the page is asked for once more.
 */
export function ShellFailure() {
  const text = useMessages(messages).shellFailed;
  const { revalidate } = useRevalidator();
  const [isReloading, setIsReloading] = useState(false);

  function reload(): void {
    setIsReloading(true);
    if (globalThis.fursaReload) void globalThis.fursaReload();
    else window.location.reload();
  }

  useEffect(() => {
    document.title = `${text.title} · Fursa`;
  }, [text.title]);

  useEffect(() => onLineRestored(revalidate), [revalidate]);

  return (
    <Page width="text">
      <div role="alert" className="flex flex-col items-start gap-4">
        <h1 id={pageHeadingId} tabIndex={-1} className="text-xl">
          {text.title}
        </h1>
        <p className="text-muted">{text.text}</p>
        <Button variant="primary" busy={isReloading} onClick={reload}>
          {text.reload}
        </Button>
      </div>
    </Page>
  );
}
