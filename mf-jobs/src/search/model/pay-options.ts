/** Amounts that jobs in Kenya are commonly paid by the month, in shillings. */
const usualPay = [15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000, 200_000] as const;

/** The amounts to choose from, with the one an address asks for among them. */
export function payOptions(chosen: number | undefined): readonly number[] {
  if (chosen === undefined || usualPay.some((amount) => amount === chosen)) return usualPay;
  return [...usualPay, chosen].sort((a, b) => a - b);
}
