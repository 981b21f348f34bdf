import { groupOfConcept } from '../matching/concept-groups.ts';
import { conceptName } from '../matching/concept-name.ts';
import { readPosting } from '../matching/read-posting.ts';
import { findCredentials, findOccupations } from '../reading/concept-names.ts';
import { personMentions } from '../reading/person/person-mentions.ts';
import { postingMentions } from '../reading/posting/posting-mentions.ts';
import { skillNamed } from '../spelling-trie.ts';
import { tokenize } from '../text/tokenize.ts';
import type { DraftSource, DraftTexts } from './draft.ts';
import { isInstruction } from './draft-rules.ts';
import { quotesOf } from './quotes.ts';
import { lowerFirst, skillWords } from './wording.ts';

/** A skill of the person. */
export interface HadSkill {
  readonly concept: string;
  readonly words: string;
  readonly source: DraftSource;
}

export interface AskedAndHad {
  /** What the advert asks for and the CV names, the weightiest first; no virtues and no languages. */
  readonly asked: readonly (HadSkill & { readonly inAdvert: DraftSource })[];
  /** The skills of the CV, in its order. */
  readonly had: readonly HadSkill[];
  /** Every concept the advert asks for. */
  readonly concepts: ReadonlySet<string>;
}

export function readAskedAndHad({ resume, advert }: DraftTexts): AskedAndHad {
  const had = skillsHad(resume);
  const { title, company, text } = advert;
  const posting = readPosting({ title, description: text, requirements: null, skills: [], companyName: company });
  const quotes = quotesOf('advert', text);
  const named = new Map(
    postingMentions(text, 'open', company)
      .filter(({ asked }) => asked !== 'no')
      .toReversed()
      .map(({ concept, start, end }) => [concept, quotes.lineAt(start, end)]),
  );
  const ofPerson = new Map(had.map((skill) => [skill.concept, skill]));
  const asked = posting.concepts
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap(({ concept }) => {
      const [skill, inAdvert] = [ofPerson.get(concept), named.get(concept)];
      return skill === undefined || inAdvert === undefined || isInstruction(inAdvert.quote)
        ? []
        : [{ ...skill, inAdvert }];
    });
  return { asked, had, concepts: new Set(posting.concepts.map(({ concept }) => concept)) };
}

function skillsHad(resume: string): HadSkill[] {
  const quotes = quotesOf('resume', resume);
  const skills = new Map<string, HadSkill>();
  for (const { concept, kind, standing, start, end } of personMentions(resume)) {
    const group = groupOfConcept(concept);
    const name = conceptName(concept);
    if (
      kind !== 'skill' ||
      standing !== 'has' ||
      group === 'soft' ||
      name === undefined ||
      isPaper(name) ||
      skills.has(concept)
    )
      continue;
    const source = quotes.lineAt(start, end);
    const words = wordsFor(name, group, { resume, start, end, line: source.quote });
    if (isInstruction(source.quote) || words === undefined) continue;
    skills.set(concept, { concept, words, source });
  }
  return [...skills.values()];
}

/** Papers and schooling have sentences of their own. */
function isPaper(name: string): boolean {
  return (
    findCredentials(tokenize(name)).length > 0 ||
    /\b(?:registration|licen[cs]e|education|certificat\w+|trade test)\b/i.test(name)
  );
}

/**
 * How a skill is called in a draft: by its name where the CV has the words of it or says it in Kiswahili, else as an item of a list
 * has it. Undefined where it only follows from other words: "in a tea factory" is no tea processing to speak of.
 */
function wordsFor(
  name: string,
  group: string | undefined,
  { resume, start, end, line }: SkillPlace,
): string | undefined {
  const surface = resume.slice(start, end);
  const stems = new Set(tokenize(line).map(({ singular }) => singular.slice(0, stemLength)));
  const isSaid = tokenize(name).every(
    ({ word, singular }) => word === 'and' || stems.has(singular.slice(0, stemLength)),
  );
  const register = skillNamed(surface)?.spellings.find(
    ({ text }) => text.toLowerCase() === surface.toLowerCase(),
  )?.register;
  if (isSaid || register === 'sw') return skillWords(name, group, surface);
  const isItem =
    /(?:^|[,;:•|\n]|\band)\s*$/.test(resume.slice(Math.max(0, start - 6), start)) &&
    /^\s*(?:[,;.|\n]|and\b|$)/.test(resume.slice(end, end + 5));
  return isItem && !/^\w+ed\b/i.test(surface) && findOccupations(tokenize(surface), false).length === 0
    ? lowerFirst(surface)
    : undefined;
}

interface SkillPlace {
  readonly resume: string;
  readonly start: number;
  readonly end: number;
  readonly line: string;
}

/** "Truck driver" says truck driving. */
const stemLength = 4;
