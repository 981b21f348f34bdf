import { useMessages } from '@fursa/shared/i18n';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { messages } from '../messages.ts';
import { type Crop, maxZoom, moveCrop, squareOf, zoomCrop } from '../model/crop.ts';
import { useCropPointers } from './use-crop-pointers.ts';

export interface CropAreaProps {
  readonly picture: HTMLCanvasElement;
  readonly crop: Crop;
  readonly isDisabled: boolean;
  /** What becomes of the crop as it is then: several fingers may move before the next drawing. */
  readonly onCrop: (change: (crop: Crop) => Crop) => void;
}

/** Pixels of the drawing: twice what it takes on screen, for screens with fine pixels. */
const drawnSide = 576;

/** Parts of the square that a press of an arrow key moves the picture, and how much one of + or - zooms. */
const keyStep = 0.05;
const zoomStep = 1.1;

/** The picture goes the way that the arrow points, so what is seen of it goes the other way. */
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [keyStep, 0],
  ArrowRight: [-keyStep, 0],
  ArrowUp: [0, keyStep],
  ArrowDown: [0, -keyStep],
};

/** The square of a picture that will be shown, moved and zoomed by mouse, finger or keyboard. The round part is what others see. */
export function CropArea({ picture, crop, isDisabled, onCrop }: CropAreaProps) {
  const text = useMessages(messages);
  const area = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const helpId = useId();
  const zoomId = useId();
  const pointers = useCropPointers({ picture, onCrop });
  const percent = Math.round(crop.zoom * 100);

  // Before the browser paints, so that the picture follows the finger.
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { left, top, side } = squareOf(crop, picture);
    context.clearRect(0, 0, drawnSide, drawnSide);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, left, top, side, side, 0, 0, drawnSide, drawnSide);
  }, [picture, crop]);

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    if (!isDisabled) onCrop((now) => zoomCrop(now, picture, now.zoom * Math.exp(-event.deltaY / 500)));
  });

  // By hand: React listens to wheels passively, and the dialog would scroll along.
  useEffect(() => {
    const element = area.current;
    const listener = (event: WheelEvent) => handleWheel(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, []);

  function handleKey(event: KeyboardEvent): void {
    if (isDisabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const change = changeOf(event.key);
    if (change === undefined) return;
    event.preventDefault();
    onCrop(change);
  }

  function changeOf(key: string): ((now: Crop) => Crop) | undefined {
    const [right, down] = moves[key] ?? [];
    if (right !== undefined && down !== undefined) return (now) => moveCrop(now, picture, right, down);
    if (key === '+' || key === '=') return (now) => zoomCrop(now, picture, now.zoom * zoomStep);
    if (key === '-' || key === '_') return (now) => zoomCrop(now, picture, now.zoom / zoomStep);
    return undefined;
  }

  return (
    <div className="flex flex-col gap-3">
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: no element of HTML is a picture that is moved. */}
      <div
        ref={area}
        role="application"
        aria-label={text.crop}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the picture.
        tabIndex={0}
        className="relative w-full max-w-72 cursor-grab touch-none self-center overflow-hidden rounded-md bg-fill select-none active:cursor-grabbing"
        onKeyDown={handleKey}
        {...(isDisabled ? {} : pointers)}
      >
        <canvas ref={canvas} width={drawnSide} height={drawnSide} className="block aspect-square w-full" />
        <div className="pointer-events-none absolute inset-0 rounded-full border-2 border-[#fff] shadow-[0_0_0_20rem_rgb(0_0_0/0.5)]" />
      </div>
      <p id={helpId} className="text-muted text-sm">
        {text.cropHelp}
      </p>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={zoomId} className="font-semibold">
          {text.zoom}
        </label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          disabled={isDisabled}
          aria-valuetext={text.zoomValue(percent)}
          className="h-11 w-full cursor-pointer accent-primary"
          onChange={({ currentTarget: { valueAsNumber } }) => onCrop((now) => zoomCrop(now, picture, valueAsNumber))}
        />
      </div>
    </div>
  );
}
