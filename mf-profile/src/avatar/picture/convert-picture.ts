import type { Square } from '../model/crop.ts';
import { maxBytes, PictureError, readPictureHead } from '../model/picture-head.ts';
import { stripMetadata } from '../model/strip-metadata.ts';

/** Pixels of what is worked on: sharp at any zoom that is offered, and light enough for a cheap phone. */
const workPixels = 4_000_000;

/**
 * Unpacks a picture the right way up (the browser turns it as its EXIF says), made smaller when it is larger than needed.
 *
 * @throws PictureError
 */
export async function openPicture(file: Blob): Promise<HTMLCanvasElement> {
  // Before a gigabyte is read into memory.
  if (file.size > maxBytes) throw new PictureError('too-many-bytes');
  const { kind } = readPictureHead(new Uint8Array(await file.arrayBuffer().catch(refuseBroken)));
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new PictureError(kind === 'heic' ? 'heic' : 'broken', cause);
  });
  try {
    return drawSmaller(bitmap);
  } finally {
    bitmap.close();
  }
}

/** A file that was moved or deleted since it was chosen. */
function refuseBroken(cause: unknown): never {
  throw new PictureError('broken', cause);
}

function drawSmaller(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, Math.sqrt(workPixels / (bitmap.width * bitmap.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new PictureError('broken');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

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
