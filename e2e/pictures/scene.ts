import { type Step, steps } from './steps.ts';

/** A state of the product, to be looked at. */
export interface Scene extends Facets {
  /** `area/state`; the pictures' files are named after it. */
  readonly name: string;
  readonly path: string;
  /** What is done on the page before the picture is taken. */
  readonly prepare: Step;
}

interface Facets {
  /** Who is signed in; nobody, unless told. */
  readonly account?: string;
  /** What the device remembers of how pages should look, beside light and dark. */
  readonly preferences?: Readonly<Record<string, string | number>>;
  /** The picture shows the whole page, and not only what fits the screen. */
  readonly isWholePage?: boolean;
}

export const seeker: Facets = { account: 'seeker' };
export const newcomer: Facets = { account: 'newcomer' };
export const whole: Facets = { isWholePage: true };
export const largestFont: Facets = { preferences: { fontSize: 36 } };

/** A row of the table: where it is, how it is looked at, and what is done there, in that order. */
export function scene(name: string, path: string, ...parts: readonly (Facets | Step)[]): Scene {
  const done = parts.filter((part): part is Step => typeof part === 'function');
  const facets = parts.filter((part): part is Facets => typeof part !== 'function');
  return Object.assign({ name, path, prepare: steps(...done) }, ...facets);
}
