import { useMessages } from '@fursa/shared/i18n';
import { Button, Page } from '@fursa/shared/ui';
import { messages } from '../messages/index.ts';

/** The last net: something of the shell itself threw while drawing. */
export function ShellFailure() {
  const text = useMessages(messages).shellFailed;
  return (
    <Page width="text">
      <div role="alert" className="flex flex-col items-start gap-4">
        <h1 className="text-xl font-semibold">{text.title}</h1>
        <p className="text-muted">{text.text}</p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {text.reload}
        </Button>
      </div>
    </Page>
  );
}
