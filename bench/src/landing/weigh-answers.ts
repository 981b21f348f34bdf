import type { Answer } from '../serving/serve-over-http2.ts';

export interface Weight {
  readonly requests: number;
  /** Bytes of all JavaScript, in the encoding it was sent in. */
  readonly scriptBytes: number;
  /** Bytes of everything, pictures included. */
  readonly totalBytes: number;
}

/**
 * A 304 is not counted: with an empty cache it answers only the browser itself, which asks again for the icon it shows in
 * the tab, at a time of its own choosing. Developer tools leave that request out as well.
 *
 * @throws Error when an answer is not a success: what is broken is not worth weighing.
 */
export function weighAnswers(answers: readonly Answer[]): Weight {
  const counted = answers.filter(({ status }) => status !== 304);
  const failed = counted.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${failed.path} was answered with status ${failed.status}.`);
  return {
    requests: counted.length,
    scriptBytes: sumBytes(counted.filter(isScript)),
    totalBytes: sumBytes(counted),
  };
}

export function isScript({ contentType }: Answer): boolean {
  return contentType.startsWith('text/javascript');
}

function sumBytes(answers: readonly Answer[]): number {
  return answers.reduce((sum, { bytes }) => sum + bytes, 0);
}
