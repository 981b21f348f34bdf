import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const repository = path.resolve(import.meta.dirname, '../../..');
const descriptionSchema = z.object({ chunks: z.record(z.string(), z.string()) });

/** What a first visit to the landing page fetches of the shell's scripts, the last two when the page is idle. */
export const landingChunks = ['main', 'federation', 'idle-parts'] as const;

/** The named chunks of the shell as it was built, such as `assets/445.9ca1253f.js`, by name. */
export function readShellChunks(root: string): Readonly<Record<string, string>> {
  return descriptionSchema.parse(JSON.parse(readFileSync(path.join(root, 'shell/dist/shell-description.json'), 'utf8')))
    .chunks;
}

/** The path of a lazy chunk (`webpackChunkName`) of the shell as it was built, such as `/assets/445.9ca1253f.js`. */
export function shellChunk(name: string): string {
  const file = readShellChunks(repository)[name];
  if (file === undefined) throw new Error(`The shell was built without a chunk ${name}.`);
  return `/${file}`;
}
