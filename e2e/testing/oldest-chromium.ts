import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

/** The package brings one program, for Linux on this kind of processor. */
export const hasOldestChromium = process.platform === 'linux' && process.arch === 'x64';

/**
 * The oldest Chromium that the product supports (`platform/src/preset/supported-browsers.ts`), as a program. It comes compressed in a
 * package whose versions are those of Chromium, and shares its system libraries with the Chromium of the other tests.
 */
export async function unpackOldestChromium(): Promise<string> {
  const program = join(import.meta.dirname, '../.cache/oldest-chromium/chromium');
  if (existsSync(program)) return program;
  const packed = fileURLToPath(new URL('../bin/chromium.br', import.meta.resolve('@sparticuz/chromium')));
  const unfinished = `${program}.${process.pid}`;
  await mkdir(dirname(program), { recursive: true });
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(unfinished, { mode: 0o755 }));
  await rename(unfinished, program);
  return program;
}
