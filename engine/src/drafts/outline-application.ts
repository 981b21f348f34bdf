import { newestFirst } from '../cv/jobs.ts';
import { readCvText, type WorkEntry } from '../cv/read-cv.ts';
import { readPosting } from '../matching/read-posting.ts';
import { personMentions } from '../reading/person/person-mentions.ts';
import type { DraftKind, DraftSentence, DraftTexts } from './draft.ts';
import { contactsIn, isInstruction } from './draft-rules.ts';

const max = { jobs: 2, deeds: 5, papers: 4 } as const;
const maxLineLength = 220;
const maxTitleLength = 90;

/**
 * A cover letter, or the summary at the top of a CV, for its person to write: what to say stands in brackets, and below it the lines
 * of their CV that bear on the advert, as they are. It puts nothing into sentences, so that nothing is said that is not so. In English.
 * Pure; takes time in proportion to the texts. Never throws.
 */
export function outlineApplication(kind: DraftKind, { resume, advert }: DraftTexts): readonly DraftSentence[] {
  const facts = readCvText(resume);
  const jobs = newestFirst(facts.work);
  const own = ownLines(resume);
  const posts = own(jobs.map(({ line }) => line)).slice(0, max.jobs);
  const deeds = bestDeeds(own(deedsOf(jobs)), advert);
  const papers = own([...facts.licences, ...facts.education, ...facts.languages].map(({ line }) => line));
  if (kind === 'summary') {
    return [
      ...part('Your work, and for how many years you have done it.', posts),
      ...part('Two or three things you do well that this advert asks for.', deeds),
      ...part('Your most important paper.', papers.slice(0, max.papers)),
    ];
  }
  return [
    sentence('Dear Hiring Manager,'),
    opening(advert),
    ...part('Who you are and what you do now, in one sentence.', posts),
    ...part('What you have done that this advert asks for, in two or three sentences.', deeds),
    ...part('The papers, schools and languages that count for this job.', papers.slice(0, max.papers)),
    ...part('When you can start.', []),
    sentence('Yours faithfully,'),
    ...(facts.name === null ? [] : [sentence(facts.name.value)]),
  ];
}

function sentence(text: string, sources: DraftSentence['sources'] = []): DraftSentence {
  return { text, sources, startsParagraph: true };
}

/** What to write, and the lines of the CV to write it from. */
function part(what: string, lines: readonly string[]): DraftSentence[] {
  return [
    sentence(lines.length === 0 ? `[${what}]` : `[${what} From your CV:]`),
    ...lines.map((line) => sentence(`• ${line}`, [{ from: 'resume', quote: line }])),
  ];
}

/** What an advert calls its post can hold anything: what is no title is left out. */
function opening({ title, company }: DraftTexts['advert']): DraftSentence {
  if (!isPlain(title)) return sentence('I am writing to apply for the post you have advertised.');
  const at = company !== null && isPlain(company) ? company : null;
  return sentence(`I am writing to apply for the post of ${title.trim()}${at === null ? '' : ` at ${at.trim()}`}.`, [
    { from: 'advert', quote: title },
    ...(at === null ? [] : [{ from: 'advert', quote: at } as const]),
  ]);
}

function isPlain(words: string): boolean {
  return (
    /\p{L}{2}/u.test(words) &&
    words.length <= maxTitleLength &&
    isOwnLine(words) &&
    !/[\n<>{}[\]!?:“”"]|(?<!\b(?:St|Mt|Dr|Fr))\.\s/.test(words.trim())
  );
}

/** Nothing that gives orders, hides something or leads somewhere goes into a letter. */
function isOwnLine(line: string): boolean {
  return !isInstruction(line) && contactsIn(line).length === 0;
}

/** Of lines those that stand in the CV as they are, each once, without what only says that something follows. */
function ownLines(resume: string): (lines: readonly string[]) => string[] {
  const plain = resume.replaceAll(/\s+/g, ' ');
  return (lines) =>
    [...new Set(lines)].filter(
      (line) => line.length <= maxLineLength && !line.endsWith(':') && isOwnLine(line) && plain.includes(line),
    );
}

function deedsOf(jobs: readonly WorkEntry[]): string[] {
  return jobs.flatMap(({ highlights, summary }) => [...highlights, ...(summary?.split(/(?<=\.)\s+/) ?? [])]);
}

/** What bears most on the advert, and what was counted, in the order of the jobs. */
function bestDeeds(lines: readonly string[], { title, company, text }: DraftTexts['advert']): string[] {
  const posting = readPosting({ title, description: text, requirements: null, skills: [], companyName: company });
  const asked = new Set(posting.concepts.map(({ concept }) => concept));
  const weight = (line: string): number =>
    new Set(personMentions(line).flatMap(({ concept }) => (asked.has(concept) ? [concept] : []))).size * 2 +
    (/\d/.test(line) ? 1 : 0);
  const best = new Set(
    lines
      .map((line) => ({ line, points: weight(line) }))
      .toSorted((one, other) => other.points - one.points)
      .slice(0, max.deeds)
      .map(({ line }) => line),
  );
  return lines.filter((line) => best.has(line));
}
