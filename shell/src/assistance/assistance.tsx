import { type ShortcutAction, shortcutChange } from '@fursa/shared/bundled/shortcuts';
import { emitEvent, onEvent } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { setPreferences, usePreferences } from '@fursa/shared/preferences';
import { showToast } from '@fursa/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FirstWish } from './first-wish.ts';
import { messages } from './messages.ts';
import { PageOutline } from './outline/page-outline.tsx';
import { PageSummary } from './outline/page-summary.tsx';
import { readShortcut } from './read-shortcut.ts';
import { ReadingRuler } from './reading-ruler.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useVoice } from './voice/use-voice.ts';
import { VoiceBar } from './voice/voice-bar.tsx';

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
