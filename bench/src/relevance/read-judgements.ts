import { judgementGroups } from './judgements.ts';

/** What a post is worth to whoever typed the query: 3 what was meant, 1 worth a look, 0 nothing. */
export type Grade = 0 | 1 | 3;

export interface Judgement {
  readonly kind: string;
  readonly query: string;
  gradeOf(post: { readonly title: string; readonly location: string | null }): Grade;
}

/** Every judged query. */
export function readJudgements(): Judgement[] {
  return judgementGroups.flatMap(({ kind, lines }) =>
    lines
      .trim()
      .split('\n')
      .map((line) => readJudgement(kind, line)),
  );
}

function readJudgement(kind: string, line: string): Judgement {
  const [query = '', meant = '', near = '', place = ''] = line.split('|').map((part) => part.trim());
  const isMeant = titleTest(meant);
  const isNear = titleTest(near);
  return {
    kind,
    query,
    gradeOf({ title, location }) {
      if (place !== '' && location !== place) return 0;
      if (isMeant(title)) return 3;
      return isNear(title) ? 1 : 0;
    },
  };
}

function titleTest(list: string): (title: string) => boolean {
  const titles = list.split(',').map((title) => title.trim());
  return (title) =>
    titles.some((one) => (one.endsWith('*') ? title.startsWith(one.slice(0, -1)) : one !== '' && title === one));
}
