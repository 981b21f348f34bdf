import { ModalDialog } from '@fursa/shared/bundled/modal-dialog';
import { ShortcutTable } from '@fursa/shared/bundled/shortcut-table';
import { type ShortcutAction, shortcutChange } from '@fursa/shared/bundled/shortcuts';
import { emitEvent, onEvent, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { setPreferences, usePreferences } from '@fursa/shared/preferences';
import { Link } from '@fursa/shared/router';
import { Button, showToast } from '@fursa/shared/ui';
import { Mic } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FirstWish } from './first-wish.ts';
import { messages } from './messages.ts';
import { PageOutline } from './outline/page-outline.tsx';
import { PageSummary } from './outline/page-summary.tsx';
import { readShortcut } from './read-shortcut.ts';
import { useVoice, type Voice } from './voice/use-voice.ts';

/** What helps people to see, hear, press and say what they want, on every page of the product. */
export function Assistance({ firstWish }: { readonly firstWish: FirstWish | undefined }) {
  const text = useMessages(messages);
  const { ruler, screenReader, shortcuts } = usePreferences();
  const voice = useVoice();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);

  const act = useEffectEvent((action: ShortcutAction) => {
    if (action === 'help') {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      setIsHelpOpen(true);
    } else if (action === 'voice') {
      voice.setIsOn(!voice.isOn);
    } else {
      const change = shortcutChange(action, usePreferences.getState());
      setPreferences(change);
      // A look changes without a word: whoever does not see it hears it.
      showToast({ title: text.changed({ ...usePreferences.getState() }, action) });
    }
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = shortcuts === 'on' ? readShortcut(event) : undefined;
    if (action === undefined) return;
    event.preventDefault();
    act(action);
  });
  const tellVoice = useEffectEvent(() => emitEvent('shell:voice-changed', { isOn: voice.isOn }));
  const handleVoiceAsked = useEffectEvent(({ isOn }: { readonly isOn: boolean }) => voice.setIsOn(isOn));

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    const stopVoice = onEvent('directory:voice-asked', (asked) => handleVoiceAsked(asked));
    const stopState = onEvent('directory:voice-state-asked', () => tellVoice());
    return () => {
      document.removeEventListener('keydown', listener);
      stopVoice();
      stopState();
    };
  }, []);

  const handled = useRef<FirstWish>(undefined);
  useEffect(() => {
    if (firstWish === undefined || handled.current === firstWish) return;
    handled.current = firstWish;
    if (firstWish.event === 'voice') handleVoiceAsked({ isOn: true });
    else handleKey(firstWish.event);
  }, [firstWish]);

  return (
    <>
      {screenReader === 'on' && <PageOutline />}
      {screenReader === 'on' && <PageSummary />}
      {ruler === 'on' && <ReadingRuler />}
      <VoiceBar voice={voice} />
      {isHelpOpen && <ShortcutsDialog opener={opener} onClose={() => setIsHelpOpen(false)} />}
    </>
  );
}

/**
 * Everything but a band of three lines or so is shaded. The band follows the pointer or the finger, and for whoever uses the
 * keyboard the element with the focus. Nothing of it can be pressed.
 */
function ReadingRuler() {
  const ruler = useRef<HTMLDivElement>(null);

  useEffect(() => {
    function moveTo(y: number): void {
      ruler.current?.style.setProperty('--ruler', `${Math.round(y)}px`);
    }
    function handlePointer({ clientY }: PointerEvent): void {
      moveTo(clientY);
    }
    function handleFocus({ target }: FocusEvent): void {
      // A press brings the focus, too, and the pointer is where the person looks.
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const { top, height } = target.getBoundingClientRect();
      moveTo(top + Math.min(height, window.innerHeight) / 2);
    }
    document.addEventListener('pointermove', handlePointer);
    document.addEventListener('pointerdown', handlePointer);
    document.addEventListener('focusin', handleFocus);
    return () => {
      document.removeEventListener('pointermove', handlePointer);
      document.removeEventListener('pointerdown', handlePointer);
      document.removeEventListener('focusin', handleFocus);
    };
  }, []);

  const shade = 'pointer-events-none fixed inset-x-0 z-50 bg-ink/40 print:hidden';
  return (
    <div ref={ruler} aria-hidden="true" data-testid="reading-ruler" className="[--ruler:40vh]">
      <div className={`${shade} top-0 h-[max(0px,calc(var(--ruler)-2.75rem))] border-focus border-b-2`} />
      <div className={`${shade} bottom-0 top-[calc(var(--ruler)+2.75rem)] border-focus border-t-2`} />
    </div>
  );
}

interface ShortcutsDialogProps {
  /** Receives the focus after the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Every key of the product, on every page. */
function ShortcutsDialog({ opener, onClose }: ShortcutsDialogProps) {
  const text = useMessages(messages).help;
  return (
    <ModalDialog title={text.title} opener={opener} onClose={onClose}>
      <ShortcutTable className="mt-4 flex flex-col" />
      <p className="mt-3 text-muted text-sm">{text.note}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button variant="primary" onClick={onClose}>
          {text.close}
        </Button>
        <Link
          to={paths.accessibility}
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
          onClick={onClose}
        >
          {text.settings}
        </Link>
      </div>
    </ModalDialog>
  );
}

/** Stands on the screen as long as the microphone is open, and says what was heard. */
function VoiceBar({ voice }: { readonly voice: Voice }) {
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
