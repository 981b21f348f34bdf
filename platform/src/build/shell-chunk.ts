import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const descriptionFile = path.resolve(import.meta.dirname, '../../../shell/dist/shell-description.json');
const descriptionSchema = z.object({ chunks: z.record(z.string(), z.string()) });

/** The path of a lazy chunk (`webpackChunkName`) of the shell as it was built, such as `/assets/445.9ca1253f.js`. */
export function shellChunk(name: string): string {
  const file = descriptionSchema.parse(JSON.parse(readFileSync(descriptionFile, 'utf8'))).chunks[name];
  if (file === undefined) throw new Error(`The shell was built without a chunk ${name}.`);
  return `/${file}`;
}
