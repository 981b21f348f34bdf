import { type AskedFor, tagAskedFor } from '../../tagger/tag-asked-for.ts';
import { itemAt, sentencesOf, withoutMarkup } from '../sentences.ts';
import { askedIn } from './posting-cues.ts';
import { postingMentions } from './posting-mentions.ts';
import { postingZones } from './posting-zones.ts';

/** What may be asked for in any words; skills that the tagger overlooks are more often none. */
const papers = new Set(['licence', 'registration', 'certificate', 'qualification', 'education']);

/**
 * The places of an advert that name what is asked for, in its order, none overlapping another: those of the tagger, without
 * what stands where the employer speaks of itself, of pay or of how to apply, and the papers that it overlooks. Takes
 * time in proportion to the text.
 */
export function askedForIn(advert: string): AskedFor[] {
  const text = withoutMarkup(advert);
  const sentences = sentencesOf(text);
  const zones = postingZones(sentences, 'open');
  const parts = sentences.map((sentence, index) => {
    const zone = zones[index]?.zone ?? 'open';
    return {
      start: sentence.start,
      isNone: (zone === 'apart' || zone === 'company') && askedIn(sentence.text, zone) === 'no',
    };
  });
  const tagged = tagAskedFor(text).filter(({ start }) => itemAt(parts, start)?.isNone !== true);
  const spans = [...tagged];
  let end = 0;
  for (const mention of postingMentions(text, 'open', null)) {
    if (mention.asked === 'no' || !papers.has(mention.kind) || mention.start < end) continue;
    const before = itemAt(tagged, mention.end - 1);
    if (before !== undefined && before.end > mention.start) continue;
    spans.push({ start: mention.start, end: mention.end, text: text.slice(mention.start, mention.end) });
    end = mention.end;
  }
  return spans.sort((one, other) => one.start - other.start);
}
