import { useMessages } from '@fursa/shared/i18n';
import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { Button, showToast } from '@fursa/shared/ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

const messages = defineMessages({
  en: {
    copy: 'Copy',
    copied: 'Copied to Clipboard',
    failed: 'Your browser did not allow copying. Select the text and copy it yourself.',
  },
});

export interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  /** "Copy", unless told. */
  readonly label?: string;
  /** The title of the toast that says it is done; "Copied to Clipboard", unless told. */
  readonly done?: string;
}

/** Milliseconds for which the button says that it has copied; by specification. */
const copiedFor = 3_000;

/** Copies a text. Where the browser refuses, people are told to do it by hand. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const words = useMessages(messages);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), copiedFor);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      showToast({ title: done ?? words.copied });
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
        <span>{state === 'copied' ? words.copied : (label ?? words.copy)}</span>
      </Button>
      {state === 'failed' && (
        <p role="alert" className="w-full text-danger">
          {words.failed}
        </p>
      )}
    </>
  );
}
