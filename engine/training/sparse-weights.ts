/** How strongly the online learner moves, and how gladly it leaves a weight at nothing. */
export interface LearningRates {
  readonly alpha: number;
  readonly beta: number;
  readonly l1: number;
  readonly l2: number;
}

/**
 * Weights that are learned one example at a time and stay zero unless they are of use: FTRL-proximal
 * (https://research.google/pubs/ad-click-prediction-a-view-from-the-trenches/).
 */
export class SparseWeights {
  readonly values: Float64Array;
  readonly #sums: Float64Array;
  readonly #squares: Float64Array;
  readonly #rates: LearningRates;

  constructor(size: number, rates: LearningRates) {
    this.values = new Float64Array(size);
    this.#sums = new Float64Array(size);
    this.#squares = new Float64Array(size);
    this.#rates = rates;
  }

  /** One step against the gradient of one weight. */
  learn(index: number, gradient: number): void {
    const { alpha, beta, l1, l2 } = this.#rates;
    const square = this.#squares[index] ?? 0;
    const grown = square + gradient * gradient;
    const sigma = (Math.sqrt(grown) - Math.sqrt(square)) / alpha;
    const sum = (this.#sums[index] ?? 0) + gradient - sigma * (this.values[index] ?? 0);
    this.#squares[index] = grown;
    this.#sums[index] = sum;
    this.values[index] =
      Math.abs(sum) <= l1 ? 0 : -(sum - Math.sign(sum) * l1) / ((beta + Math.sqrt(grown)) / alpha + l2);
  }
}
