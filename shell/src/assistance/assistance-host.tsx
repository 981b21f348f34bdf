import { onEvent } from '@fursa/shared/contract';
import { usePreferences } from '@fursa/shared/preferences';
import { useLazyPart } from '@fursa/shared/ui';
import { useEffect, useState } from 'react';
import type { FirstWish } from './first-wish.ts';

const loadAssistance = () => import('./assistance.tsx').then((module) => module.Assistance);

/**
 * Shortcuts, voice input, the reading ruler and the screen-reader mode: their bytes come with the first key that may be a
 * shortcut, or when a preference asks for them.
 */
export function AssistanceHost() {
  const isPreferred = usePreferences(({ ruler, screenReader }) => [ruler, screenReader].includes('on'));
  const [firstWish, setFirstWish] = useState<FirstWish>();
  const Assistance = useLazyPart(loadAssistance, {
    isNeeded: isPreferred || firstWish !== undefined,
    onFailure: 'retry',
  });
  const isLoaded = Assistance !== undefined;

  useEffect(() => {
    if (isLoaded) return;
    function handleKey(event: KeyboardEvent): void {
      if (event.altKey || event.key === '?') setFirstWish({ event });
    }
    document.addEventListener('keydown', handleKey);
    const stop = onEvent('directory:voice-asked', ({ isOn }) => isOn && setFirstWish({ event: 'voice' }));
    return () => {
      document.removeEventListener('keydown', handleKey);
      stop();
    };
  }, [isLoaded]);

  return Assistance && <Assistance firstWish={firstWish} />;
}
