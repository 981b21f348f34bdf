import { useMessages } from '@fursa/shared/i18n';
import { Button, showToast } from '@fursa/shared/ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { serviceMessages } from '../messages/service-messages.ts';

/** Milliseconds, by specification. */
const shownFor = 3_000;

/** Copies a text, and says so in a toast and for three seconds on itself. */
export function CopyButton({ copied }: { readonly copied: string }) {
  const text = useMessages(serviceMessages);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(copied);
      showToast({ title: text.copied });
      setState('copied');
    } catch {
      // Forbidden, or no clipboard on a page that is not https.
      setState('failed');
    }
  }

  const Icon = state === 'copied' ? Check : Copy;
  return (
    <>
      <Button onClick={() => void copy()}>
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {state === 'copied' ? text.copied : text.copy}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="w-full text-danger">
          {text.copyFailed}
        </p>
      )}
    </>
  );
}
