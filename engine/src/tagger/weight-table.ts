/** Whole-number weights as written into a source file: most rows of the table are empty and not in it. */
export interface PackedWeights {
  /** How many rows the table has, as a power of two, and how many weights each row. */
  readonly bits: number;
  readonly columns: number;
  /** From each row that is not empty to the next one. */
  readonly gaps: string;
  /** The weights of these rows, column by column. */
  readonly weights: string;
}

/** Signs that need no escape in a string of source code. */
export const signs = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  .filter((sign) => !/["'`$\\/]/.test(sign))
  .join('');

/** Weights are from minus this to this. */
export const greatestWeight = 43;

/** A gap's last digit is below this; a digit that others follow is written as so much more. */
export const gapBase = 44;

/** The whole table, row by row. */
export function unpackWeights({ bits, columns, gaps, weights }: PackedWeights): Int8Array {
  const digits = new Int8Array(128);
  for (let index = 0; index < signs.length; index += 1) digits[signs.charCodeAt(index)] = index;
  const rows = readGaps(gaps, digits);
  const table = new Int8Array(columns << bits);
  for (let column = 0; column < columns; column += 1) {
    for (const [place, row] of rows.entries()) {
      const digit = digits[weights.charCodeAt(column * rows.length + place)] ?? greatestWeight;
      table[row * columns + column] = digit - greatestWeight;
    }
  }
  return table;
}

function readGaps(gaps: string, digits: Int8Array): number[] {
  const rows: number[] = [];
  let [row, gap, unit] = [0, 0, 1];
  for (let index = 0; index < gaps.length; index += 1) {
    const digit = digits[gaps.charCodeAt(index)] ?? 0;
    gap += (digit % gapBase) * unit;
    unit *= gapBase;
    if (digit >= gapBase) continue;
    row += gap;
    rows.push(row);
    [gap, unit] = [0, 1];
  }
  return rows;
}
