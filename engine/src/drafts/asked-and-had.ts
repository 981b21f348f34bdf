import { groupOfConcept } from '../matching/concept-groups.ts';
import { conceptName } from '../matching/concept-name.ts';
import { readPosting } from '../matching/read-posting.ts';
import { findCredentials } from '../reading/concept-names.ts';
import { personMentions } from '../reading/person/person-mentions.ts';
import { postingMentions } from '../reading/posting/posting-mentions.ts';
import { tokenize } from '../text/tokenize.ts';
import type { DraftSource, DraftTexts } from './draft.ts';
import { isInstruction } from './draft-rules.ts';
import { quotesOf } from './quotes.ts';
import { skillWords } from './wording.ts';

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
    if (isInstruction(source.quote) || !isSaid(name, source.quote)) continue;
    skills.set(concept, { concept, words: skillWords(name, group, resume.slice(start, end)), source });
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

/** Whether a line has the words of a name, or says it in Kiswahili. "Tea factory" is no tea processing to speak of. */
function isSaid(name: string, line: string): boolean {
  const stems = new Set(tokenize(line).map(({ singular }) => singular.slice(0, stemLength)));
  const words = tokenize(name).filter(({ word }) => word !== 'and');
  return (
    words.every(({ singular }) => stems.has(singular.slice(0, stemLength))) ||
    !words.some(({ singular }) => englishWord.test(line) && singular !== '')
  );
}

const stemLength = 5;
const englishWord = /\b(?:the|of|and|for|in|at|to|with|a|as)\b/i;
