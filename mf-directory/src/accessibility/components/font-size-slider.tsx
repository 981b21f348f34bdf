import { useMessages } from '@fursa/shared/i18n';
import { fontSizes } from '@fursa/shared/preferences';
import { Badge, Button, Notice } from '@fursa/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { messages } from '../messages.ts';

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

/** A piece of a page as it looks with the settings. `scale`: how much larger than the page, while the slider moves. */
function LookPreview({ scale }: { readonly scale: number }) {
  const text = useMessages(messages).preview;
  return (
    <figure className="mt-2 flex flex-col gap-2 overflow-hidden">
      <figcaption className="text-muted text-sm">{text.title}</figcaption>
      {/* For the eye alone: nothing in it can be pressed, and a screen reader has nothing to compare. */}
      <div
        aria-hidden="true"
        style={{ zoom: scale }}
        className="flex flex-col gap-2 rounded-lg border border-line bg-canvas p-3"
      >
        <p className="font-semibold text-lg leading-snug">{text.job}</p>
        <p className="text-muted">
          {text.place} · <span className="text-primary underline">{text.link}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Badge tone="success">{text.good}</Badge>
          <Badge tone="warning">{text.closesSoon}</Badge>
        </div>
        <Notice tone="danger">{text.failed}</Notice>
        <Button variant="primary" tabIndex={-1} className="pointer-events-none self-start">
          {text.button}
        </Button>
      </div>
    </figure>
  );
}
