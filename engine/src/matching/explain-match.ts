import { credentialById, slug } from '../concepts/index.ts';
import { jobsOf } from '../cv/jobs.ts';
import { sentencesShown } from '../evidence.ts';
import { personMentions } from '../reading/person/person-mentions.ts';
import { postingMentions } from '../reading/posting/posting-mentions.ts';
import { withoutMarkup } from '../reading/sentences.ts';
import { skillNamed } from '../spelling-trie.ts';
import { conceptName } from './concept-name.ts';
import { strengths } from './expand-person.ts';
import { occupationsOfWork, type PersonText, readPerson } from './read-person.ts';
import { type PostingText, readPosting } from './read-posting.ts';
import { type Lowering, loweringsOf } from './score-match.ts';

/** Something an advert asks for, with the sentences that name it. */
export interface SkillEvidence {
  /** As it is shown to people. */
  readonly name: string;
  /** Null where the advert does not say it, and the occupation implies it. */
  readonly inPosting: string | null;
  /** Null where the person only follows to have it, or lacks it; of what is missing, the part of it that the CV has. */
  readonly inResume: string | null;
}

/**
 * Why a score is what it is, each name once, the weightiest first. What is matched has earned marks; what is missing has none, or only
 * for a part of what goes by its name.
 */
export interface MatchExplanation {
  readonly matched: readonly SkillEvidence[];
  readonly missing: readonly SkillEvidence[];
  readonly lowerings: readonly Lowering[];
}

/** What an advert asks for and a person has, or lacks, each with where it stands. */
export function explainMatch(person: PersonText, posting: PostingText): MatchExplanation {
  const own = readPerson(person);
  const has = new Map(own.concepts.map(({ concept, weight }) => [concept, weight]));
  const facts = readPosting(posting);
  const inPosting = postingSentences(posting, facts.occupation);
  const inResume = resumeSentences(person.resume);
  // Who learns something has a part of it.
  const chosen = new Set(
    facts.concepts.flatMap(({ concept, choice }) => ((has.get(concept) ?? 0) > strengths.learning ? [choice] : [])),
  );
  const asked = facts.concepts
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap(({ concept, choice }) => {
      const name = conceptName(concept);
      const part = has.get(concept) ?? 0;
      const strength = part > strengths.learning ? part : 0;
      // Who has one of those of which any is enough lacks none of the others.
      const isEnough = strength === 0 && choice !== 0 && chosen.has(choice);
      return name === undefined || isEnough ? [] : [{ name, concept, strength, part }];
    });
  const shown = ({ name, concept, part }: (typeof asked)[number]): SkillEvidence => ({
    name,
    inPosting: inPosting.get(concept) ?? null,
    inResume: part === 0 ? null : (inResume.get(concept) ?? null),
  });
  const earned = firstOfEachName(asked.filter(({ strength }) => strength > 0).map(shown));
  const lacking = firstOfEachName(asked.filter(({ strength }) => strength === 0).map(shown));
  // A skill and the paper that proves it may have one name, such as CPA: whoever lacks either lacks it, and the CV has a part of it.
  return {
    matched: [...earned.values()].filter(({ name }) => !lacking.has(name)),
    missing: [...lacking.values()].map((one) => ({
      ...one,
      inResume: one.inResume ?? earned.get(one.name)?.inResume ?? null,
    })),
    lowerings: loweringsOf(own, facts),
  };
}

/** The first is the weightiest. */
function firstOfEachName(skills: readonly SkillEvidence[]): Map<string, SkillEvidence> {
  const byName = new Map<string, SkillEvidence>();
  for (const skill of skills) if (!byName.has(skill.name)) byName.set(skill.name, skill);
  return byName;
}

/** By concept, the sentence that asks for it most: of the requirements, else of the description, else of the list or the title. */
function postingSentences(posting: PostingText, occupation: string | null): Map<string, string> {
  const { title, description, requirements, skills, companyName } = posting;
  const sentences = new Map<string, string>();
  const order = { required: 0, duty: 1, nice: 2, no: 3 } as const;
  for (const [text, zone] of [
    [requirements ?? '', 'required'],
    [description, 'open'],
  ] as const) {
    const sentenceAt = sentencesShown(withoutMarkup(text));
    const mentions = postingMentions(text, zone, companyName).filter(({ asked }) => asked !== 'no');
    for (const mention of mentions.toSorted((one, other) => order[one.asked] - order[other.asked])) {
      if (!sentences.has(mention.concept)) sentences.set(mention.concept, sentenceAt(mention));
    }
  }
  for (const item of skills) {
    const skill = skillNamed(item);
    if (skill !== undefined && !sentences.has(slug(skill.name))) sentences.set(slug(skill.name), item);
  }
  for (const { concept } of postingMentions(title, 'required', companyName)) {
    if (!sentences.has(concept)) sentences.set(concept, title);
  }
  if (occupation !== null) sentences.set(occupation, title);
  return sentences;
}

function resumeSentences(resume: string): Map<string, string> {
  const sentenceAt = sentencesShown(withoutMarkup(resume));
  const sentences = new Map<string, string>();
  for (const mention of personMentions(resume)) {
    const counts = mention.standing === 'has' || mention.standing === 'learning';
    if (counts && !sentences.has(mention.concept)) sentences.set(mention.concept, sentenceAt(mention));
  }
  // "BSc Nursing" tells of a degree, too.
  for (const [concept, sentence] of sentences)
    for (const included of credentialById(concept)?.includes ?? [])
      if (!sentences.has(included)) sentences.set(included, sentence);
  for (const { concept, job } of occupationsOfWork(jobsOf(resume)))
    if (!sentences.has(concept)) sentences.set(concept, job.line);
  return sentences;
}
