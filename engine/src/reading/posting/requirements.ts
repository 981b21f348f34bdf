import type { PostingLevel } from '../../matching/facts.ts';
import { type Education, educationIn, educationRank } from '../facts/education.ts';
import { isForLearners, levelOfTitle, levelOfYears } from '../facts/titles.ts';
import { type Years, yearsIn } from '../facts/years.ts';
import { sentencesOf, withoutMarkup } from '../sentences.ts';
import { askedClauses } from './asks.ts';
import { postingZones } from './posting-zones.ts';

/** What an advert asks for besides skills, each with the words it came from. */
export interface Requirements {
  /** The least that is asked for; null when no number is named. */
  readonly years: Years | null;
  /** The lowest schooling that is enough. */
  readonly education: Education | null;
  readonly level: PostingLevel;
}

const none =
  /\b(?:no (?:long |prior |previous |work )?experience (?:is )?(?:needed|required|necessary)|fresh graduates?|entry[- ]level|school leavers?|no long experience)\b/i;

/** Reads title and text of an advert. Takes time in proportion to their length. */
export function requirementsIn(title: string, advert: string): Requirements {
  const text = withoutMarkup(advert);
  const sentences = sentencesOf(text);
  const zones = postingZones(sentences, 'open');
  const asked = sentences.flatMap((sentence, index) => {
    const { isHeading, zone } = zones[index] ?? { isHeading: false, zone: 'open' };
    if (isHeading) return [];
    return askedClauses(sentence, zone).flatMap((part) => (/no|nice/.test(part.asked) ? [] : [part.text]));
  });
  const stated = asked.flatMap((sentence) => (/\d|year|miaka|mwaka/i.test(sentence) ? yearsIn(sentence) : []));
  // "Six years, two of them leading others": the longest time is what is asked for in all.
  const years = stated.toSorted((one, other) => other.years - one.years)[0] ?? null;
  const schooling = asked.flatMap((sentence) => {
    const [highest, ...others] = educationIn(sentence);
    if (highest === undefined) return [];
    // "Degree or diploma" is satisfied with a diploma.
    const lowest = /\b(?:or|au|\/)\b|\//.test(sentence) ? others.at(-1) : undefined;
    return [lowest ?? highest];
  });
  const education =
    schooling.toSorted((one, other) => educationRank(other.level) - educationRank(one.level))[0] ?? null;
  const open = none.test(text);
  return { years, education, level: levelOf(title, years, open) };
}

function levelOf(title: string, years: Years | null, open: boolean): PostingLevel {
  if (isForLearners(title)) return -1;
  const named = levelOfTitle(title);
  if (open && named !== 3) return 0;
  const byYears = years === null ? null : levelOfYears(years.years);
  if (named === 0) return byYears === null || byYears < 2 ? 0 : 1;
  if (named === null) return byYears ?? 0;
  // A manager of whom two years are asked is no head of others who have been there for ten.
  if (byYears !== null && named === 2 && byYears < 2) return 1;
  return named;
}
