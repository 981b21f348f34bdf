/** In pixels of the picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The square that is cut out: its middle in pixels of the picture, and how much larger than at first it shows. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** 1: the largest square that the picture holds. */
  readonly zoom: number;
}

/** Left and upper edge, and length of the sides, in pixels of the picture. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** Beyond this a face is a heap of pixels. */
export const maxZoom = 5;

/** The largest square in the middle, which for most portraits is the right one already. */
export function wholeCrop({ width, height }: PictureSize): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

export function squareOf({ x, y, zoom }: Crop, picture: PictureSize): Square {
  const side = sideOf(zoom, picture);
  return { left: x - side / 2, top: y - side / 2, side };
}

/** Moves what is seen by so many sides of the square: with 0.5 to the right, what was at the edge is in the middle. */
export function moveCrop(crop: Crop, picture: PictureSize, right: number, down: number): Crop {
  const side = sideOf(crop.zoom, picture);
  return keepInside({ ...crop, x: crop.x + right * side, y: crop.y + down * side }, picture);
}

/** Zooms about the middle. */
export function zoomCrop(crop: Crop, picture: PictureSize, zoom: number): Crop {
  return keepInside({ ...crop, zoom: clamp(zoom, 1, maxZoom) }, picture);
}

function keepInside({ x, y, zoom }: Crop, picture: PictureSize): Crop {
  const half = sideOf(zoom, picture) / 2;
  return { x: clamp(x, half, picture.width - half), y: clamp(y, half, picture.height - half), zoom };
}

function sideOf(zoom: number, { width, height }: PictureSize): number {
  return Math.min(width, height) / zoom;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
