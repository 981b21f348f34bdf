import { maxBytes, PictureError, readPictureHead } from '../model/picture-head.ts';

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
