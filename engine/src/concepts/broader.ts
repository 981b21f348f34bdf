import { slug } from './concept.ts';
import { moneyToTechnology } from './data/broader/money-to-technology.ts';
import { tradesToOffice } from './data/broader/trades-to-office.ts';

/** The broader skills of each skill, one step up, by identifier. Reads lines `Narrow, Narrow > Broader, Broader`. */
export function readBroader(): Map<string, string[]> {
  const broader = new Map<string, string[]>();
  for (const line of `${tradesToOffice}${moneyToTechnology}`.split('\n')) {
    const [narrow, above] = line.split(' > ').map((names) => names.split(', ').map(slug));
    if (above === undefined) continue;
    for (const id of narrow ?? []) broader.set(id, [...(broader.get(id) ?? []), ...above]);
  }
  return broader;
}
