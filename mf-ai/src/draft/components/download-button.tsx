import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { Download } from 'lucide-react';
import { messages } from '../messages.ts';

export interface DownloadButtonProps {
  readonly content: string;
  /** Of the file. */
  readonly name: string;
}

/** Hands a text over as a file. */
export function DownloadButton({ content, name }: DownloadButtonProps) {
  const text = useMessages(messages);

  function download(): void {
    const address = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // Browsers read it before the next task.
    setTimeout(() => URL.revokeObjectURL(address));
  }

  return (
    <Button onClick={download}>
      <Download aria-hidden="true" className="size-5" strokeWidth={1.75} />
      {text.download}
    </Button>
  );
}
