import type { Square } from '../model/crop.ts';
import { PictureError } from '../model/picture-head.ts';
import { stripMetadata } from '../model/strip-metadata.ts';

/** Pixels of each side of what is stored. */
const pictureSide = 512;

/** Bytes that it stays below. */
const maxEncodedBytes = 100 * 1024;

const qualities = [0.86, 0.72, 0.58, 0.44, 0.3, 0.16, 0.05];

/**
 * The square as a WebP, or as a JPEG where the browser writes none: 512 px wide and high, below 100 KB, with nothing in it but
 * pixels, so that no place, time or camera is passed on.
 *
 * @throws PictureError
 */
export async function encodePicture(picture: HTMLCanvasElement, { left, top, side }: Square): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = pictureSide;
  canvas.height = pictureSide;
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new PictureError('broken');
  // What was transparent would be black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, pictureSide, pictureSide);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, pictureSide, pictureSide);
  for (const type of ['image/webp', 'image/jpeg']) {
    for (const quality of qualities) {
      const encoded = await toBlob(canvas, type, quality);
      // A browser that does not know the type writes a PNG instead.
      if (encoded?.type !== type) break;
      if (encoded.size < maxEncodedBytes) {
        return new Blob([stripMetadata(new Uint8Array(await encoded.arrayBuffer()))], { type });
      }
    }
  }
  throw new PictureError('broken');
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
