import { personMentions } from '../reading/person/person-mentions.ts';
import { sentenceList } from '../sentence-list.ts';
import { type AskedAndHad, type HadSkill, readAskedAndHad } from './asked-and-had.ts';
import type { DraftChecker } from './check-draft.ts';
import type { DraftSentence, DraftTexts } from './draft.ts';
import { contactsIn, isInstruction } from './draft-rules.ts';
import { jobSentence, phraseSentences, type Sentence, type TellablePhrase } from './job-sentences.ts';
import { type PersonStory, readStory, type Told } from './person-story.ts';
import { distinctSources } from './quotes.ts';
import { properCase, withArticle } from './wording.ts';

const longestLetter = 250;
const most = { skills: 5, phrases: 5, earlierPhrases: 3, papers: 4 } as const;

/** A letter of the person's own facts. What the check refuses is left out before the rest is built on it. */
export function composeLetter(texts: DraftTexts, refusal: DraftChecker): DraftSentence[] {
  const story = bornOut(readStory(texts), refusal);
  const fit = skillsBornOut(readAskedAndHad(texts), refusal);
  for (let left: number = most.phrases; left > 0; left -= 1) {
    const letter = paragraphs(texts, story, fit, left);
    if (wordCount(letter) <= longestLetter) return letter;
  }
  return paragraphs(texts, story, fit, 0);
}

/** The story without the posts, papers and languages that the check would refuse. */
export function bornOut(story: PersonStory, refusal: DraftChecker): PersonStory {
  const holds = (sentence: Sentence): boolean => refusal(sentence) === undefined;
  return {
    ...story,
    jobs: story.jobs.filter((job) => holds(jobSentence(job, 'first'))),
    papers: story.papers.filter((paper) => holds(papersSentence([paper]))),
    languages: story.languages.filter((language) => holds(languagesSentence([language]))),
  };
}

export function skillsBornOut(fit: AskedAndHad, refusal: DraftChecker): AskedAndHad {
  const holds = ({ words, source }: HadSkill): boolean =>
    refusal({ text: `My skills include ${words}.`, sources: [source] }) === undefined;
  return { ...fit, asked: fit.asked.filter(holds), had: fit.had.filter(holds) };
}

function paragraphs(texts: DraftTexts, story: PersonStory, fit: AskedAndHad, phrases: number): DraftSentence[] {
  return [
    [{ text: 'Dear Hiring Manager,', sources: [] }],
    [opening(texts.advert), ...whoTheyAre(story)],
    work(story, fit, phrases),
    papersAndPlace(story),
    [
      { text: 'I would welcome the chance to discuss my application in an interview.', sources: [] },
      { text: 'Thank you for your time.', sources: [] },
    ],
    [{ text: 'Yours faithfully,', sources: [] }],
    story.name === null ? [] : [{ text: properCase(story.name), sources: [] }],
  ].flatMap((sentences: readonly Sentence[]) =>
    sentences.map((sentence, index) => ({ ...sentence, startsParagraph: index === 0 })),
  );
}

const longestTitle = 90;

/** What an advert calls its post can hold anything: what is no title is left out. */
function opening({ title, company }: DraftTexts['advert']): Sentence {
  if (!isPlain(title)) return { text: 'I am writing to apply for the post you have advertised.', sources: [] };
  const isNamed = company !== null && isPlain(company);
  const name = properCase(title.trim().replace(/\s+/g, ' ').replace(/\.$/, ''));
  return {
    text: `I am writing to apply for the post of ${name}${isNamed ? ` at ${properCase(company.trim())}` : ''}.`,
    sources: [{ from: 'advert', quote: title }, ...(isNamed ? [{ from: 'advert', quote: company } as const] : [])],
  };
}

function isPlain(words: string): boolean {
  return (
    /\p{L}{2}/u.test(words) &&
    words.length <= longestTitle &&
    !isInstruction(words) &&
    contactsIn(words).length === 0 &&
    !/[\n<>{}[\]!?:“”"]|\.\s/.test(words.trim())
  );
}

function whoTheyAre({ jobs, occupation, years }: PersonStory): Sentence[] {
  const [job] = jobs;
  const sentences: Sentence[] = job === undefined ? [] : [jobSentence(job, 'first')];
  if (occupation !== null && years !== null)
    return [
      {
        text: `I am ${withArticle(occupation.words)} with ${years.words} of experience.`,
        sources: distinctSources([...occupation.sources, ...years.sources]),
      },
    ];
  if (occupation !== null)
    sentences.push({ text: `I am ${withArticle(occupation.words)}.`, sources: occupation.sources });
  if (years !== null) sentences.push({ text: `I have ${years.words} of experience.`, sources: years.sources });
  return sentences;
}

function work({ jobs: [job, ...earlier], phrases: loose }: PersonStory, fit: AskedAndHad, count: number): Sentence[] {
  const told = phraseSentences(job ?? null, chosen(job?.phrases ?? loose, fit, count), 'named');
  const before = earlier
    .slice(0, count - 2)
    .flatMap((post) => [
      jobSentence(post, 'earlier'),
      ...phraseSentences(post, chosen(post.phrases, fit, Math.min(count, most.earlierPhrases)), 'there'),
    ]);
  return [...skillsSentence(fit), ...told, ...before];
}

function skillsSentence({ asked, had }: AskedAndHad): Sentence[] {
  const named = apart(asked).slice(0, most.skills);
  if (named.length > 0)
    return [
      {
        text: `Of what your advert asks for, I bring ${sentenceList(named.map(({ words }) => words))}.`,
        sources: distinctSources([...named.map(({ source }) => source), ...named.map(({ inAdvert }) => inAdvert)]),
      },
    ];
  const own = apart(had).slice(0, most.skills - 1);
  return own.length === 0
    ? []
    : [
        {
          text: `My skills include ${sentenceList(own.map(({ words }) => words))}.`,
          sources: distinctSources(own.map(({ source }) => source)),
        },
      ];
}

/** Without what another of them says more exactly: "sales" beside "retail sales". */
export function apart<Skill extends HadSkill>(skills: readonly Skill[]): readonly Skill[] {
  const wordsOf = ({ words }: HadSkill): string[] => words.toLowerCase().split(' ');
  return skills.filter(
    (skill) =>
      !skills.some(
        (other) =>
          other !== skill &&
          wordsOf(other).length > wordsOf(skill).length &&
          wordsOf(skill).every((word) => wordsOf(other).includes(word)),
      ),
  );
}

/** What bears most on the advert, and what was counted, in the order of the CV. */
export function chosen(phrases: readonly TellablePhrase[], { concepts }: AskedAndHad, count: number): TellablePhrase[] {
  const weight = ({ line, form }: TellablePhrase): number =>
    new Set(personMentions(line).flatMap(({ concept }) => (concepts.has(concept) ? [concept] : []))).size * 2 +
    (/\d/.test(line) ? 1 : 0) -
    (form === 'quoted' ? 1 : 0);
  const best = phrases
    .map((phrase, index) => ({ phrase, index, weight: weight(phrase) }))
    .filter(({ phrase, weight: points }) => phrase.form !== 'quoted' || points > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, count)
    .toSorted((one, other) => one.index - other.index);
  return best.map(({ phrase }) => phrase);
}

const schoolingOpenings = {
  holds: 'I hold',
  passed: 'I completed my',
  studies: 'I am studying for',
  quoted: '',
} as const;

function papersAndPlace({ schooling, papers, languages, home }: PersonStory): Sentence[] {
  const sentences: Sentence[] = [];
  if (schooling !== null) {
    const { form, words, sources } = schooling;
    const text =
      form === 'quoted'
        ? `My CV lists this schooling: “${words}”.`
        : `${schoolingOpenings[form]} ${form === 'passed' ? words : withArticle(words)}.`;
    sentences.push({ text, sources });
  }
  const named = otherPapers(papers, schooling, most.papers);
  if (named.length > 0) sentences.push(papersSentence(named));
  if (languages.length > 0) sentences.push(languagesSentence(languages));
  if (home !== null) sentences.push({ text: `I live in ${home.words}.`, sources: home.sources });
  return sentences;
}

/** The papers that the schooling does not name already. */
export function otherPapers(papers: readonly Told[], schooling: Told | null, count: number): readonly Told[] {
  const words = new Set((schooling?.words ?? '').toLowerCase().split(/[\s()]+/));
  return papers
    .filter(
      (paper) =>
        !paper.words
          .toLowerCase()
          .split(' ')
          .every((word) => words.has(word)),
    )
    .slice(0, count);
}

function papersSentence(papers: readonly Told[]): Sentence {
  return listSentence('My papers include', papers);
}

function languagesSentence(languages: readonly Told[]): Sentence {
  return listSentence('I speak', languages);
}

function listSentence(opening: string, named: readonly Told[]): Sentence {
  return {
    text: `${opening} ${sentenceList(named.map(({ words }) => words))}.`,
    sources: distinctSources(named.flatMap(({ sources }) => sources)),
  };
}

function wordCount(letter: readonly DraftSentence[]): number {
  return letter.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}
