import { useMessages } from '@fursa/shared/i18n';
import { Button, Page, pageHeadingId } from '@fursa/shared/ui';
import { useEffect } from 'react';
import { messages } from '../messages/index.ts';

/** Something of the shell itself threw, or did not arrive: inside the frame in a page's place, or in place of everything. */
export function ShellFailure() {
  const text = useMessages(messages).shellFailed;

  useEffect(() => {
    document.title = `${text.title} · Fursa`;
  }, [text.title]);

  return (
    <Page width="text">
      <div role="alert" className="flex flex-col items-start gap-4">
        <h1 id={pageHeadingId} tabIndex={-1} className="text-xl font-semibold">
          {text.title}
        </h1>
        <p className="text-muted">{text.text}</p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {text.reload}
        </Button>
      </div>
    </Page>
  );
}
