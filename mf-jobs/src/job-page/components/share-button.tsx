import { useMessages } from '@fursa/shared/i18n';
import { Button, showToast, TextField } from '@fursa/shared/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { jobPageMessages } from '../messages.ts';

export interface ShareButtonProps {
  readonly title: string;
  readonly url: string;
}

/** The phone's own way of sharing; where there is none the link is copied, and where that fails it is shown. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const text = useMessages(jobPageMessages);
  const [isLinkShown, setIsLinkShown] = useState(false);

  async function handleShare(): Promise<void> {
    if (await isShared({ title, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: text.copiedTitle, description: text.copiedText });
    } catch {
      // Forbidden, or no clipboard on a page that is not https.
      setIsLinkShown(true);
    }
  }

  return (
    <>
      <Button className="px-3 lg:px-4" onClick={() => void handleShare()}>
        <Share2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
        <span className="max-lg:sr-only">{text.share}</span>
      </Button>
      {isLinkShown && (
        <TextField
          className="w-full"
          label={text.link}
          help={text.linkHelp}
          value={url}
          readOnly
          autoFocus
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}

/** Also when the person thought better of it. */
async function isShared(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
