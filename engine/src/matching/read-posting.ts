import { credentialById, occupationById, skillById, slug } from '../concepts/index.ts';
import { isForLearners } from '../reading/facts/titles.ts';
import type { Asked } from '../reading/posting/posting-cues.ts';
import { type PostingMention, postingMentions } from '../reading/posting/posting-mentions.ts';
import { requirementsIn } from '../reading/posting/requirements.ts';
import { skillNamed } from '../spelling-trie.ts';
import { namesOf } from './concept-name.ts';
import { groupConcept } from './expand-person.ts';
import type { PostingFacts } from './facts.ts';
import { postingOccupation } from './posting-occupation.ts';
import type { PostingText } from './posting-text.ts';
import { sumOfChoices } from './score-match.ts';
import { tellingWords } from './telling-words.ts';

export type { PostingText } from './posting-text.ts';

/** What a concept counts, by how an advert asks for it; the sum decides little, their ratio all. */
const weights = { listed: 30, required: 30, duty: 12, nice: 6, core: 10, no: 0 } as const;
/** What everybody claims, and what everybody speaks. */
const lightGroups = { soft: 2, languages: 5 } as const;
/** Fewer skills than this are filled up with those that the occupation implies. */
const minSkills = 4;
/** In per cent of the plain sum of the skills. */
const shares = { occupation: 95, group: 30, fullMarks: 176, fullMarksWithoutOccupation: 85, junior: 110 } as const;
const maxWeight = 1000;

/** What an advert asks for. Takes time in proportion to its length. */
export function readPosting(posting: PostingText): PostingFacts {
  const { title, description, requirements, skills, companyName } = posting;
  const weighted = new Map<string, number>();
  const raise = (concept: string, weight: number): void => {
    const group = skillById(concept)?.group;
    const maxOfGroup = group === 'soft' || group === 'languages' ? lightGroups[group] : maxWeight;
    const counted = Math.min(weight, maxOfGroup);
    if (counted > (weighted.get(concept) ?? 0)) weighted.set(concept, counted);
  };
  for (const item of skills) {
    const skill = skillNamed(item);
    if (skill !== undefined) raise(slug(skill.name), weights.listed);
  }
  const mentions = [
    ...postingMentions(title, 'required', companyName),
    ...postingMentions(requirements ?? '', 'required', companyName),
    ...postingMentions(description, 'open', companyName),
  ];
  const licences = new Set<string>();
  for (const { concept, asked, choice } of withOneSchooling(mentions)) {
    if (asked === 'required' && choice === undefined && isLicence(concept)) licences.add(licenceToShow(concept));
    if (asked !== 'no' && !concept.startsWith('occupation:')) raise(concept, weightOf(concept, asked));
  }
  const occupation = postingOccupation(posting, weighted);
  const names = namesOf(occupation === null ? weighted.keys() : [occupation, ...weighted.keys()]);
  if (occupation !== null && weighted.size < minSkills) {
    for (const skill of occupationById(occupation)?.skills ?? []) raise(skill, weights.core);
  }
  const choiceOf = numberChoices(mentions, skills);
  const asked = [...weighted].map(([concept, weight]) => ({ concept, weight, choice: choiceOf.get(concept) ?? 0 }));
  const sum = sumOfChoices(asked);
  const { level } = requirementsIn(title, `${requirements ?? ''}\n\n${description}`);
  const others = { occupation, level, words: tellingWords(posting, names), licences: [...licences] };
  if (occupation === null) {
    return { concepts: asked, fullMarks: shareOf(sum, shares.fullMarksWithoutOccupation), ...others };
  }
  const group = occupationById(occupation)?.group;
  const alone = (concept: string, weight: number) => ({ concept, weight: Math.max(1, weight), choice: 0 });
  if (group !== undefined) asked.push(alone(groupConcept(group), shareOf(sum, shares.group)));
  // A post for beginners asks for little: whoever has more would otherwise find it before their own.
  const full = shareOf(shareOf(sum, shares.fullMarks), isForBeginners(title, occupation) ? shares.junior : 100);
  asked.push(alone(occupation, Math.min(maxWeight, shareOf(sum, shares.occupation))));
  return { concepts: asked, fullMarks: Math.max(1, full), ...others };
}

/** A paper that the law or the employer demands weighs more than a skill, how long somebody went to school less. */
const credentialWeights = { licence: 45, registration: 45, qualification: 40, certificate: 20, education: 20 } as const;

function weightOf(concept: string, asked: Asked): number {
  const credential = credentialById(concept);
  return credential === undefined || asked === 'nice' ? weights[asked] : credentialWeights[credential.kind];
}

const anyDrivingLicence = 'credential:driving-licence';

/** CVs name the classes of a driving licence in too many ways to deny one to somebody who drives cars with a licence. */
function licenceToShow(concept: string): string {
  const ofCars = concept.startsWith(anyDrivingLicence) && credentialById(concept)?.includes.length !== 0;
  return ofCars ? anyDrivingLicence : concept;
}

function isLicence(concept: string): boolean {
  const kind = credentialById(concept)?.kind;
  return kind === 'licence' || kind === 'registration';
}

/** Of "diploma or degree" the lower is enough; of several sentences the highest is asked for. */
function withOneSchooling(mentions: readonly PostingMention[]): PostingMention[] {
  const schooling = mentions.filter(({ concept, asked }) => asked !== 'no' && rankOf(concept) > 0);
  const needed = schooling.filter(({ asked }) => asked !== 'nice');
  const lowest = needed.toSorted((one, other) => rankOf(one.concept) - rankOf(other.concept))[0];
  return mentions.filter((mention) => rankOf(mention.concept) === 0 || mention === lowest);
}

/** 1 to 9 for a level of schooling, 0 for everything else. */
function rankOf(concept: string): number {
  const credential = credentialById(concept);
  return credential?.kind === 'education' ? credential.rank : 0;
}

/** By concept; one that is asked for by itself, too, is no choice. */
function numberChoices(mentions: readonly PostingMention[], skills: readonly string[]): Map<string, number> {
  const listed = skills.flatMap((item) => skillNamed(item)?.name ?? []).map(slug);
  const alone = new Set([...listed, ...mentions.flatMap((mention) => (isAlone(mention) ? [mention.concept] : []))]);
  const choices = [...new Set(mentions.flatMap(({ choice }) => (choice === undefined ? [] : [choice])))];
  const numbers = new Map<string, number>();
  for (const { concept, choice } of mentions) {
    if (choice !== undefined && !alone.has(concept)) numbers.set(concept, choices.indexOf(choice) + 1);
  }
  return numbers;
}

function isAlone({ asked, choice }: PostingMention): boolean {
  return asked !== 'no' && choice === undefined;
}

function shareOf(sum: number, percent: number): number {
  return Math.ceil((sum * percent) / 100);
}

const beginners = /\b(?:junior|jr|graduate|placement|helper|entry[- ]level)\b/i;

/** Whether a title says that a post is for beginners. "Assistant" says so, unless it is the name of the occupation. */
function isForBeginners(title: string, occupation: string): boolean {
  if (isForLearners(title) || beginners.test(title)) return true;
  return /\bassistant\b/i.test(title) && !/assistant/i.test(occupationById(occupation)?.names.en ?? '');
}
