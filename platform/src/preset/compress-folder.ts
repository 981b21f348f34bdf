import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** What takes compressed files apart, by their ending. */
const unpackers = { br: promisify(brotliDecompress), gz: promisify(gunzip) } as const;

const compressible = /\.(js|css|json|svg|txt|xml|webmanifest|ico)$/;
/** Below this a packet is not saved. */
const minBytes = 1024;

/**
 * Writes `.br` and `.gz` beside each file worth it. HTML is left out: the release completes it first.
 *
 * @param earlier a folder that was compressed before: most of a build is the same each time, and compressing takes a third of it
 */
export async function compressFolder(folder: string, earlier: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => compressFile(file, path.join(earlier, path.relative(folder, file)))),
  );
}

async function compressFile(file: string, earlier: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < minBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const compressors = {
    br: () => brotli(bytes, { params }),
    gz: () => gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }),
  };
  await Promise.all(
    (['br', 'gz'] as const).map(async (ending) => {
      const known = await readCompressed(`${earlier}.${ending}`, unpackers[ending], bytes);
      await writeFile(`${file}.${ending}`, known ?? (await compressors[ending]()));
    }),
  );
}

/** A compressed file that holds these bytes; undefined when there is none. */
async function readCompressed(
  file: string,
  unpack: (packed: Buffer) => Promise<Buffer>,
  bytes: Buffer,
): Promise<Buffer | undefined> {
  try {
    const packed = await readFile(file);
    return (await unpack(packed)).equals(bytes) ? packed : undefined;
  } catch {
    // Missing or damaged: it is made anew.
    return undefined;
  }
}
