import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { Mic } from 'lucide-react';
import { messages } from '../messages.ts';
import type { Voice } from './use-voice.ts';

/** Stands on the screen as long as the microphone is open, and says what was heard. */
export function VoiceBar({ voice }: { readonly voice: Voice }) {
  const text = useMessages(messages).voice;
  return (
    // Its place is in the page from the start, or screen readers would not hear what comes into it.
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center print:hidden">
      <div
        className={
          voice.isOn
            ? 'pointer-events-auto flex max-w-md flex-wrap items-center gap-3 rounded-lg border border-edge bg-surface px-4 py-3 text-ink shadow-float'
            : ''
        }
      >
        {voice.isOn && <Mic aria-hidden="true" className="size-5 shrink-0 text-danger" />}
        <p role="status" className="min-w-0 flex-1 basis-48">
          {voice.isOn ? voice.outcome || text.listening : ''}
        </p>
        {voice.isOn && (
          // The field that is written into keeps the focus.
          <Button onPointerDown={(event) => event.preventDefault()} onClick={() => voice.setIsOn(false)}>
            {text.stop}
          </Button>
        )}
      </div>
    </div>
  );
}
