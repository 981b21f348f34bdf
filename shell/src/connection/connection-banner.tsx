import { useMessages } from '@fursa/shared/i18n';
import { CircleCheck, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { notifyLineRestored } from '../line-restored.ts';
import { connectionMessages } from './messages.ts';
import { watchConnection } from './watch-connection.ts';

const restoredMs = 4_000;

/**
 * Says that the line is lost, for as long as it is, and for a moment that it is back. It floats at the lower edge, so that
 * nothing on the page moves; its place is in the page from the start, or screen readers would not hear what comes into it.
 */
export function ConnectionBanner() {
  const text = useMessages(connectionMessages);
  const [state, setState] = useState<'fine' | 'offline' | 'restored'>('fine');
  useEffect(
    () =>
      watchConnection((isOnline) => {
        setState(isOnline ? 'restored' : 'offline');
        if (isOnline) notifyLineRestored();
      }),
    [],
  );

  useEffect(() => {
    if (state !== 'restored') return;
    const timer = setTimeout(() => setState('fine'), restoredMs);
    return () => clearTimeout(timer);
  }, [state]);

  const Icon = state === 'offline' ? WifiOff : CircleCheck;
  return (
    <div
      role="status"
      // Leaves the lower right corner to what floats there.
      className="pointer-events-none fixed bottom-4 left-4 z-40 mr-22 max-w-md"
    >
      {state !== 'fine' && (
        <div className="flex items-start gap-3 rounded-lg border border-edge bg-surface px-4 py-3 text-sm text-ink shadow-float">
          <Icon
            aria-hidden="true"
            className={`size-5 shrink-0 ${state === 'offline' ? 'text-warning' : 'text-primary'}`}
          />
          <p>
            {state === 'offline' ? (
              <>
                <span className="font-semibold">{text.offline.title}</span> <span>{text.offline.text}</span>
              </>
            ) : (
              text.restored
            )}
          </p>
        </div>
      )}
    </div>
  );
}
