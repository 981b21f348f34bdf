import { backgroundIn } from '../reading/person/background.ts';
import { personMentions } from '../reading/person/person-mentions.ts';
import { skillNamed } from '../spelling-trie.ts';
import { expandPerson, strengths } from './expand-person.ts';
import type { PersonFacts } from './facts.ts';
import { conceptOf } from './read-posting.ts';

/** What is read of a person. */
export interface PersonText {
  /** Plain text of the CV. */
  readonly resume: string;
  /** Skills they confirmed in their profile. */
  readonly skills: readonly string[];
  /** What "to date" means in the CV; the year of the reading when absent. */
  readonly year?: number;
}

/** What a person has. Takes time in proportion to the length of the CV. */
export function readPerson({ resume, skills, year = new Date().getFullYear() }: PersonText): PersonFacts {
  const all = expandPerson(claimedConcepts(resume, skills));
  const concepts = [...all].map(([concept, weight]) => ({ concept, weight }));
  return { concepts, level: backgroundIn(resume, year).level };
}

const longestHeadline = 40;

/** What a CV and a profile claim, before anything follows from it. */
function claimedConcepts(resume: string, skills: readonly string[]): Map<string, number> {
  const claimed = new Map<string, number>();
  const raise = (concept: string, strength: number): void => {
    if (strength > (claimed.get(concept) ?? 0)) claimed.set(concept, strength);
  };
  for (const skill of skills) {
    const known = skillNamed(skill);
    if (known !== undefined) raise(conceptOf(known.name), strengths.claimed);
  }
  let headline: number | undefined;
  for (const { concept, standing, start } of personMentions(resume)) {
    if (standing === 'learning') raise(concept, strengths.learning);
    if (standing !== 'has') continue;
    const isOccupation = concept.startsWith('occupation:');
    // The first one named is the headline, or the latest post; "bookkeeper and data analyst" are two.
    if (isOccupation) headline ??= start;
    const isFormer = isOccupation && start > (headline ?? start) + longestHeadline;
    raise(concept, isFormer ? strengths.formerOccupation : strengths.claimed);
  }
  return claimed;
}
