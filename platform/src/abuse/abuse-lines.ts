import type { AbuseLine } from './abuse-line.ts';
import { boundedLines } from './bounded-lines.ts';
import { refusedLines } from './refused-lines.ts';

/** Every line of what is refused and of what nobody can use up. */
export const abuseLines: readonly AbuseLine[] = [...refusedLines, ...boundedLines];
