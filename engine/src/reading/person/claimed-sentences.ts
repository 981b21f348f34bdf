import { type Sentence, sentencesOf, withoutMarkup } from '../sentences.ts';
import { readClause } from './person-cues.ts';
import { personZones } from './person-zones.ts';

/** The sentences of a CV that speak of what its writer has done: without hobbies, referees, objectives and denials. */
export function claimedSentences(resume: string): Sentence[] {
  const sentences = sentencesOf(withoutMarkup(resume));
  const zones = personZones(sentences);
  return sentences.filter(({ text }, index) => {
    if (zones[index] === 'apart' || zones[index] === 'objective') return false;
    return readClause(text).every(({ from, standing }) => from > 0 || standing === 'has');
  });
}
