/** Text on a page, in points from the upper left corner of the page as it is shown. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  /** Of the baseline. */
  readonly y: number;
  /** Of the letters. */
  readonly size: number;
}

/** What stands on one baseline, as far as the line was cut into parts that stand apart. */
export interface Row {
  readonly y: number;
  readonly size: number;
  /** From left to right. */
  readonly segments: readonly TextRun[];
}
