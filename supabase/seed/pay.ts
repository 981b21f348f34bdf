import type { Draws } from './draws.ts';
import type { Post } from './wording.ts';

/** Pay differs by place; the figures of the material are for a middling town. */
const dearTowns: ReadonlySet<string> = new Set(['Nairobi', 'Mombasa', 'Kiambu', 'Thika', 'Lodwar', 'Garissa']);
/** By how much a post may pay more than the material says: the dear towns, and what employers differ by. */
const dearTownFactor = 1.12;
const employerSpread = 0.1;

/** As the product reads it: shillings a month, dollars a year from employers abroad. */
export function salaryRange({ company, role, isRemote }: Post, draws: Draws): string {
  const spread = 1 + draws.fraction() * employerSpread;
  if (company.isAbroad) {
    const [lowest, highest] = role.usd ?? [Number.NaN, Number.NaN];
    return `USD ${rounded(lowest * spread, 200)} - ${rounded(highest * spread, 200)} a year`;
  }
  const factor = (dearTowns.has(isRemote ? 'Nairobi' : company.town) ? dearTownFactor : 1) * spread;
  const [lowest, highest] = role.pay;
  return `KES ${rounded(lowest * factor, 500)} - ${rounded(highest * factor, 500)} a month`;
}

function rounded(thousands: number, step: number): string {
  return (Math.round((thousands * 1000) / step) * step).toLocaleString('en-GB');
}
