import { type PointerEvent, useRef } from 'react';
import { type Crop, moveCrop, type PictureSize, zoomCrop } from '../model/crop.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface CropPointers {
  readonly picture: PictureSize;
  readonly onCrop: (change: (crop: Crop) => Crop) => void;
}

/** Pixels that a finger may slip while it presses a point. */
const slip = 6;

/**
 * One pointer drags, two pinch, and a press brings the point that was pressed to the middle, for whoever cannot drag. The
 * handlers belong on the element that shows the square.
 */
export function useCropPointers({ picture, onCrop }: CropPointers) {
  const points = useRef(new Map<number, Point>());
  /** Where the one pointer went down; nothing once it has dragged or pinched. */
  const pressed = useRef<Point>(undefined);

  function handleDown(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    points.current.set(event.pointerId, pointOf(event));
    pressed.current = points.current.size === 1 ? pointOf(event) : undefined;
  }

  function handleMove(event: PointerEvent<HTMLElement>): void {
    const before = [...points.current.values()];
    if (!points.current.has(event.pointerId)) return;
    points.current.set(event.pointerId, pointOf(event));
    const after = [...points.current.values()];
    if (pressed.current && distance([pressed.current, pointOf(event)]) < slip) return;
    // A drag begins where the pointer went down, without the part that might have been a slip left out.
    const from = pressed.current ?? middle(before);
    pressed.current = undefined;
    const { width } = event.currentTarget.getBoundingClientRect();
    const to = middle(after);
    const factor = distance(after) / distance(before) || 1;
    onCrop((now) => {
      const zoomed = zoomCrop(now, picture, now.zoom * factor);
      return moveCrop(zoomed, picture, (from.x - to.x) / width, (from.y - to.y) / width);
    });
  }

  function handleUp(event: PointerEvent<HTMLElement>): void {
    points.current.delete(event.pointerId);
    if (pressed.current === undefined) return;
    pressed.current = undefined;
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const right = (event.clientX - left) / width - 0.5;
    const down = (event.clientY - top) / width - 0.5;
    onCrop((now) => moveCrop(now, picture, right, down));
  }

  function handleCancel(event: PointerEvent<HTMLElement>): void {
    points.current.delete(event.pointerId);
    pressed.current = undefined;
  }

  return {
    onPointerDown: handleDown,
    onPointerMove: handleMove,
    onPointerUp: handleUp,
    onPointerCancel: handleCancel,
  };
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Between the first two; not a number when there are not two. */
function distance([one, other]: readonly Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : Number.NaN;
}
