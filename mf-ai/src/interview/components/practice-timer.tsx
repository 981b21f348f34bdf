import { useDeviceDraft } from '@fursa/shared/data/device-draft';
import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { messages } from '../messages.ts';

const second = 1_000;

/** Counts up from when it is mounted. It can be switched off, which the device remembers. */
export function PracticeTimer({ userId }: { readonly userId: string }) {
  const text = useMessages(messages);
  const [isShown, setIsShown] = useDeviceDraft({ userId, name: 'ai-timer' }, z.boolean(), true);
  const [startedAt] = useState(() => Date.now());
  const [now, setNow] = useState(startedAt);

  useEffect(() => {
    if (!isShown) return;
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, [isShown]);

  const seconds = Math.max(0, Math.floor((now - startedAt) / second));
  return (
    <div className="flex items-center gap-2">
      {isShown && (
        <span role="timer" aria-label={text.timer} className="font-semibold tabular-nums">
          {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
        </span>
      )}
      <Button variant="quiet" onClick={() => setIsShown(!isShown)}>
        {isShown ? text.hideTimer : text.showTimer}
      </Button>
    </div>
  );
}
