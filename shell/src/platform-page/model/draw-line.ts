/** Of the picture that a line is drawn into. */
export const lineBox = { width: 120, height: 32, margin: 3 } as const;

/** The path of a line through the values, from left to right; a single value, and values that are all the same, lie in the middle. */
export function drawLine(values: readonly number[]): string {
  const { width, height, margin } = lineBox;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const shown = values.length === 1 ? [...values, ...values] : values;
  const x = (index: number) => margin + (index * (width - 2 * margin)) / (shown.length - 1);
  const y = (value: number) =>
    most === least ? height / 2 : height - margin - ((value - least) * (height - 2 * margin)) / (most - least);
  const points = shown.map((value, index) => `${round(x(index))} ${round(y(value))}`);
  return `M${points.join('L')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
