/** A place of the product, weakened: what `from` says is replaced by `to`. */
export interface Weakness {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** The title of a test that plants a weakness itself. */
export interface OwnProof {
  readonly file: string;
  readonly test: string;
}

/** A promise, the test that holds it, and what shows that the test can fail. */
export interface AbuseLine {
  readonly promise: string;
  /** The file of the test, or the one that says where its suite is run. Its first folder is the project of Vitest. */
  readonly file: string;
  /** Words of its title. */
  readonly test: string;
  /** Where the title stands, when not in `file`. */
  readonly suite?: string;
  /** A weakness that `fursa test --only abuse` plants, or a test that plants one itself. */
  readonly proof: Weakness | OwnProof;
}

export function isWeakness(proof: Weakness | OwnProof): proof is Weakness {
  return 'from' in proof;
}
