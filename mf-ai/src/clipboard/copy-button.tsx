import { useMessages } from '@fursa/shared/i18n';
import { Button, showToast } from '@fursa/shared/ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messages } from './messages/index.ts';

export interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  readonly label: string;
  /** The title of the toast that says it is done. */
  readonly done: string;
}

/** Milliseconds for which the button says that it has copied; by specification. */
const copiedFor = 3_000;

/** Copies a text. Where the browser refuses, people are told to do it by hand. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const words = useMessages(messages);
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), copiedFor);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
      showToast({ title: done });
    } catch {
      // Forbidden, or no clipboard on a page that is not https.
      showToast({ variant: 'destructive', title: words.failed });
    }
  }

  const Icon = copies > 0 ? Check : Copy;
  return (
    <Button onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {copies > 0 ? words.copied : label}
    </Button>
  );
}
