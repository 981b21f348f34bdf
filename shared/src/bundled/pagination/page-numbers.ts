/**
 * The page numbers a pagination shows: first, last, and the current one with its neighbours. `'gap'` stands for two or
 * more left out; a gap of one would take the place of the number it hides.
 */
export function listPageNumbers(current: number, last: number): readonly (number | 'gap')[] {
  const wanted = new Set(
    [1, 2, 3, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last),
  );
  const numbers: (number | 'gap')[] = [];
  let previous = 0;
  for (const page of [...wanted].sort((a, b) => a - b)) {
    if (page - previous === 2) numbers.push(page - 1);
    else if (page - previous > 2) numbers.push('gap');
    numbers.push(page);
    previous = page;
  }
  return numbers;
}
