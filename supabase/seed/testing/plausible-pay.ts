import type { Level, Sector } from '../material.ts';

type Range = readonly [number, number];

/** What the least skilled and the best known of a line of work are paid a month in Kenya, in thousands of shillings. */
const monthly: Readonly<Record<Level, Readonly<Partial<Record<Sector, Range>> & { readonly others: Range }>>> = {
  entry: {
    technology: [20, 90],
    finance: [20, 60],
    health: [18, 60],
    farming: [12, 45],
    teaching: [15, 45],
    others: [14, 50],
  },
  mid: {
    technology: [35, 220],
    finance: [30, 110],
    health: [30, 120],
    'public-service': [30, 160],
    farming: [22, 100],
    others: [20, 120],
  },
  senior: { technology: [110, 380], teaching: [50, 120], others: [55, 230] },
  executive: { technology: [200, 550], teaching: [100, 260], others: [170, 480] },
};

/** Work of a few days a week or a place to learn pays less. */
const leastOfOthers = 9;

/** Lowest and highest that a post may say a month, in shillings. */
export function plausiblePay(sector: Sector, level: Level, isFullTime: boolean): Range {
  const [lowest, highest] = monthly[level][sector] ?? monthly[level].others;
  return [(isFullTime ? lowest : leastOfOthers) * 1000, highest * 1000];
}

/** A year from an employer abroad, in dollars: more than most pay here, less than at the employer's own place. */
export const plausibleDollars: Range = [4000, 70_000];

/** Minimum wage of a general worker in the three cities, Legal Notice 164 of 2024; elsewhere and on farms it is lower. */
export const leastInCities = 16_113;
export const cities: ReadonlySet<string> = new Set(['Nairobi', 'Mombasa', 'Kisumu']);
