import type { Page } from '@playwright/test';

/** As Playwright takes files. */
export interface DrawnPicture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly type?: 'image/png' | 'image/jpeg';
}

/** A picture whose left half is red and whose right half is blue, drawn by the browser. */
export async function drawPicture(page: Page, { width, height, type = 'image/png' }: Drawing): Promise<DrawnPicture> {
  const base64 = await page.evaluate(
    async ([wide, high, mimeType]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('This browser draws nothing');
      context.fillStyle = '#d01010';
      context.fillRect(0, 0, wide / 2, high);
      context.fillStyle = '#1010d0';
      context.fillRect(wide / 2, 0, wide / 2, high);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: mimeType })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [width, height, type] as const,
  );
  return { name: `picture.${type.slice(6)}`, mimeType: type, buffer: Buffer.from(base64, 'base64') };
}

/** The JPEG with an EXIF segment that says how it is turned (1 to 8), and where it was taken. */
export function withRotation(jpeg: Buffer, orientation: number): Buffer {
  const place = 'Nairobi -1.286, 36.817\0';
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4 + place.length);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  // ImageDescription: ASCII, behind the directory.
  tiff.writeUInt16BE(0x010e, 10);
  tiff.writeUInt16BE(2, 12);
  tiff.writeUInt32BE(place.length, 14);
  tiff.writeUInt32BE(38, 18);
  // Orientation: one short number.
  tiff.writeUInt16BE(0x0112, 22);
  tiff.writeUInt16BE(3, 24);
  tiff.writeUInt32BE(1, 26);
  tiff.writeUInt16BE(orientation, 30);
  tiff.write(place, 38, 'latin1');
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 4);
  return Buffer.concat([head, body, jpeg.subarray(2)]);
}
