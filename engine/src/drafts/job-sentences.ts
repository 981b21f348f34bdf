import type { DraftSource } from './draft.ts';
import { distinctSources } from './quotes.ts';
import type { ToldJob } from './told-job.ts';
import { capitalised, withArticle } from './wording.ts';

export interface Sentence {
  readonly text: string;
  readonly sources: readonly DraftSource[];
}

/** "I currently work as an accountant at Delmonte Suppliers, where I started in 2021." */
export function jobSentence(job: ToldJob, order: 'first' | 'earlier'): Sentence {
  const { post, isTitle, employer, isOwn, isCurrent, from, to, sources } = job;
  const place = employer === null ? '' : ` at ${employer}`;
  const time = isCurrent ? (from === null ? '' : ` since ${from}`) : pastTime(from, to);
  const before = order === 'first' ? '' : 'Before that, ';
  const comma = employer === null || time === '' ? '' : ',';
  if (!isTitle) {
    const opening = isCurrent ? 'My current post is' : order === 'first' ? 'My last post was' : `${before}my post was`;
    return { text: `${opening} ${post}${place}${time === '' ? '' : `,${time}`}.`, sources };
  }
  const title = withArticle(post);
  const own = isOwn ? ' for myself' : '';
  if (!isCurrent)
    return {
      text: `${before}I ${order === 'first' ? 'last ' : ''}worked${own} as ${title}${place}${comma}${time}.`,
      sources,
    };
  const also = order === 'first' ? '' : ' also';
  if (employer !== null && from !== null)
    return {
      text: `I ${order === 'first' ? 'currently' : 'also'} work as ${title}${place}, where I started in ${from}.`,
      sources,
    };
  return {
    text: from === null ? `I${also} work${own} as ${title}${place}.` : `I have${also} worked${own} as ${title}${time}.`,
    sources,
  };
}

function pastTime(from: string | null, to: string | null): string {
  if (to === null) return '';
  return from === null || from === to ? ` in ${to}` : ` from ${from} to ${to}`;
}

export type TellablePhrase = ToldJob['phrases'][number];

/** What was done in a post, in one sentence for each phrase; simple things share one. */
export function phraseSentences(
  job: ToldJob | null,
  phrases: readonly TellablePhrase[],
  place: 'named' | 'there',
): Sentence[] {
  const isCurrent = job?.isCurrent ?? false;
  const employer = job?.employer ?? null;
  const there = employer === null ? '' : place === 'there' ? ' there' : ` at ${employer}`;
  const things = phrases.filter(({ form, words }) => form === 'thing' && !/,| and | & /.test(words));
  const together = things.length > 1 ? things : [];
  const sentences: Sentence[] = [];
  const count = { did: 0, does: 0, thing: 0 };
  for (const phrase of phrases) {
    const { form, words, sources } = phrase;
    const add = (text: string): void => {
      const ofPlace = employer !== null && text.includes(employer) ? (job?.sources ?? []) : [];
      sentences.push({ text, sources: distinctSources([...sources, ...ofPlace]) });
    };
    if (form === 'sentence') add(`${words}.`);
    else if (form === 'quoted') add(`Of this work, my CV says: “${phrase.line}”.`);
    else if (form === 'did')
      add(
        count.did++ === 0 && there !== ''
          ? `${capitalised(there.trim())}${place === 'named' ? ',' : ''} I ${words}.`
          : sentences.length > 0 && count.did === 2
            ? `I also ${words}.`
            : `I ${words}.`,
      );
    else if (form === 'does')
      add(
        count.does++ === 0
          ? `My duties${there} ${isCurrent ? 'are' : 'were'} to ${words}.`
          : isCurrent
            ? `I also ${words}.`
            : `I also had to ${words}.`,
      );
    else if (!together.includes(phrase))
      add(`${count.thing++ === 0 ? `My work${there}` : 'It also'} ${isCurrent ? 'includes' : 'included'} ${words}.`);
    else if (phrase === together[0]) {
      count.thing += 1;
      const last = together.at(-1)?.words ?? '';
      const list = `${together
        .slice(0, -1)
        .map((thing) => thing.words)
        .join(', ')} and ${last}`;
      const ofPlace = place === 'named' && employer !== null ? (job?.sources ?? []) : [];
      sentences.push({
        text: `My work${there} ${isCurrent ? 'includes' : 'included'} ${list}.`,
        sources: distinctSources([...together.flatMap((thing) => thing.sources), ...ofPlace]),
      });
    }
  }
  return sentences;
}

/** The same for a summary, which has no "I"; undefined where the phrase cannot be put so. */
export function impersonal({ form, words, sources }: TellablePhrase, isCurrent: boolean): Sentence | undefined {
  if (form === 'did') return { text: `${capitalised(words)}.`, sources };
  if (form === 'thing') return { text: `The work ${isCurrent ? 'includes' : 'included'} ${words}.`, sources };
  return form === 'does' ? { text: `Duties: ${words}.`, sources } : undefined;
}
