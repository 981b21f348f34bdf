import { tokenize } from '../../text/tokenize.ts';
import { type ConceptMention, judgedMentions } from '../mentions.ts';
import { withoutMarkup } from '../sentences.ts';
import { asksOf } from './asks.ts';
import { choicesIn } from './choices.ts';
import type { Asked } from './posting-cues.ts';
import type { PostingZone } from './posting-zones.ts';

/** A place where an advert names a concept, and how far it asks for it there. */
export interface PostingMention extends ConceptMention {
  readonly asked: Asked;
  /** The same object for all mentions of a list of which any one is enough. */
  readonly choice: object | undefined;
}

/** Everything a part of an advert names, in the order of the text. `zone` is that of what stands before the first heading. */
export function postingMentions(advert: string, zone: PostingZone, employer: string | null): PostingMention[] {
  const text = withoutMarkup(advert);
  const tokens = tokenize(text);
  const name = new Set(tokenize(employer ?? '').map(({ word }) => word));
  const mentions = judgedMentions(tokens, asksOf(text, tokens, zone, name));
  const choices = new Map(choicesIn(text, mentions).flatMap((list) => list.map((mention) => [mention, list] as const)));
  return mentions.map((judged) => {
    const { judgement: asked, ...mention } = judged;
    return { ...mention, choice: choices.get(judged), asked };
  });
}
