import { useMessages } from '@fursa/shared/i18n';
import { fontSizes } from '@fursa/shared/preferences';
import { useEffect, useId, useRef, useState } from 'react';
import { messages } from '../messages.ts';
import { LookPreview } from './look-preview.tsx';

interface FontSizeSliderProps {
  readonly value: number;
  readonly onChoose: (fontSize: number) => void;
}

/** The minimum that the slider offers. */
const minSize = 14;

/**
 * The page changes when the slider is let go, the preview below it at once: a page that grew under the pointer would move
 * the slider away from it.
 */
export function FontSizeSlider({ value, onChoose }: FontSizeSliderProps) {
  const text = useMessages(messages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(value), [value]);

  useEffect(() => {
    const slider = input.current;
    // The browser's own event, which React has no name for: what React calls change comes with every step.
    function handleChange(): void {
      if (slider === null) return;
      const { top } = slider.getBoundingClientRect();
      onChoose(slider.valueAsNumber);
      // All above it has grown or shrunk, too: the page moves so that the slider stays where the finger is.
      window.scrollBy({ top: slider.getBoundingClientRect().top - top, behavior: 'instant' });
    }
    slider?.addEventListener('change', handleChange);
    return () => slider?.removeEventListener('change', handleChange);
  }, [onChoose]);

  return (
    <div className="flex flex-col gap-2 rounded-lg border border-edge bg-surface px-4 py-3">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {text.fontSize}
        </label>
        <span aria-hidden="true">{shown}</span>
      </div>
      <input
        ref={input}
        id={id}
        type="range"
        min={minSize}
        max={fontSizes.largest}
        value={shown}
        onChange={({ target }) => setShown(target.valueAsNumber)}
        className="h-6 w-full cursor-pointer accent-primary"
      />
      <LookPreview scale={shown / value} />
    </div>
  );
}
