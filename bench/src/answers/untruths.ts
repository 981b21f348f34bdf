import type { LocalAnswer } from '@fursa/engine/answer';
import { paths } from '@fursa/shared/contract';

const pages = new Set<string>(Object.values(paths));
const jobPage = /^\/jobs\/[\w%.-]+$/;

/** Links to pages that do not exist. */
export function untruthsIn({ links }: Pick<LocalAnswer, 'links'>): string[] {
  const lost = links.filter(({ path }) => !pages.has(path.split('?', 1)[0] ?? '') && !jobPage.test(path));
  return lost.map(({ path }) => `leads to ${path}`);
}
