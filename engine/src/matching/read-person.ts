import { credentials, occupationById, slug, tellsNoWork } from '../concepts/index.ts';
import type { WorkEntry } from '../cv/cv-facts.ts';
import { jobsOf, newestJob } from '../cv/jobs.ts';
import { findNamesOfWork } from '../reading/concept-names.ts';
import { backgroundIn } from '../reading/person/background.ts';
import { personMentions } from '../reading/person/person-mentions.ts';
import { skillNamed } from '../spelling-trie.ts';
import { tokenize } from '../text/tokenize.ts';
import { namesOf } from './concept-name.ts';
import { expandPerson, strengths } from './expand-person.ts';
import type { PersonFacts } from './facts.ts';
import { wordsOfPerson } from './telling-words.ts';

/** What is read of a person. */
export interface PersonText {
  /** Plain text of the CV. */
  readonly resume: string;
  /** Skills they confirmed in their profile. */
  readonly skills: readonly string[];
  /** What "to date" means in the CV, YYYY-MM-DD; the day of the reading when absent. */
  readonly today?: string;
}

/** What a person has. Takes time in proportion to the length of the CV. */
export function readPerson({ resume, skills, today = new Date().toISOString() }: PersonText): PersonFacts {
  const jobs = jobsOf(resume);
  const claimed = claimedConcepts({ resume, skills, today }, jobs);
  const concepts = [...expandPerson(claimed)].map(([concept, weight]) => ({ concept, weight }));
  const names = [...skills, ...namesOf(claimed.keys())];
  return { concepts, level: backgroundIn(resume, today, jobs).level, words: wordsOfPerson(resume, names) };
}

const maxHeadlineLength = 40;

/** Before the name of an occupation that somebody had: "Before that: packer at Naivas", "ex-waiter"; "formerly of Kisumu" tells of a place. */
const formerly =
  /\b(?:before (?:that|this)|(?:previously|formerly|former|earlier)(?! (?:of|in|from)\b)|kabla ya (?:hapo|hiyo)|hapo awali|zamani)\b|\bex[- ]$/i;
/** "Previously a waiter, now a nurse", "previously a waiter, nurse since 2020": what was does not reach what is. */
const nowadays =
  /\b(?:now|currently|today|presently|at present|sasa|since|to date(?! of\b)|present|current|hadi (?:leo|sasa))\b/i;

/** Whether the occupation named from `start` to `end` is one that the person says they had before. */
function isFormerly(text: string, start: number, end: number): boolean {
  const sentence = /[^\n;.]*$/.exec(text.slice(Math.max(0, start - 120), start))?.[0] ?? '';
  const before = sentence.split(nowadays).at(-1) ?? '';
  // "Ex waiter now cashier": what follows "now" is another one.
  const after = /^(?:(?!\bnow \p{L})[^\n,;.])*/iu.exec(text.slice(end, end + 120))?.[0] ?? '';
  return formerly.test(before) && !nowadays.test(after);
}

const practisingLicence = 'credential:practising-licence';

/** The registrations that prove the most telling skill of an occupation, and are a licence to practise it. */
function licencesOf(occupation: string | undefined): string[] {
  const [skill = ''] = (occupation === undefined ? undefined : occupationById(occupation)?.skills) ?? [];
  return credentials()
    .filter(({ proves, includes }) => proves.includes(skill) && includes.includes(practisingLicence))
    .map(({ id }) => id);
}

/** What a CV and a profile claim, before anything follows from it. */
function claimedConcepts({ resume, skills, today }: PersonText, jobs: readonly WorkEntry[]): Map<string, number> {
  const newest = newestJob(resume, jobs);
  const claimed = new Map<string, number>();
  const raise = (concept: string, strength: number): void => {
    if (strength > (claimed.get(concept) ?? 0)) claimed.set(concept, strength);
  };
  for (const skill of skills) {
    const known = skillNamed(skill);
    if (known !== undefined) raise(slug(known.name), strengths.claimed);
  }
  const mentions = personMentions(resume, today);
  const held = mentions.filter(
    ({ concept, standing, start, end }) =>
      standing === 'has' &&
      concept.startsWith('occupation:') &&
      !tellsNoWork(concept) &&
      !isFormerly(resume, start, end),
  );
  const isNewest = (start: number): boolean => newest !== undefined && start >= newest.start && start < newest.end;
  // The newest post; where it has no name that is known, or no time is told, the headline above it. "Bookkeeper and data analyst" are two.
  const first =
    held.find(({ start }) => isNewest(start)) ?? held.find(({ start }) => newest === undefined || start < newest.start);
  for (const mention of mentions) {
    const { concept, standing, start } = mention;
    if (standing === 'learning') raise(concept, strengths.learning);
    if (standing !== 'has') continue;
    const isNow = first !== undefined && held.includes(mention) && Math.abs(start - first.start) <= maxHeadlineLength;
    const isFormer = concept.startsWith('occupation:') && !isNow;
    raise(concept, isFormer ? strengths.formerOccupation : strengths.claimed);
    // A nurse need not say who gives nurses their licence.
    if (concept === practisingLicence)
      for (const licence of licencesOf(first?.concept)) raise(licence, strengths.claimed);
  }
  for (const { concept, job } of occupationsOfWork(jobs))
    raise(concept, job === newest?.job ? strengths.claimed : strengths.formerOccupation);
  return claimed;
}

/** The occupations of jobs whose posts name work and no people, such as "IT Support". */
export function occupationsOfWork(jobs: readonly WorkEntry[]): { concept: string; job: WorkEntry }[] {
  return jobs.flatMap((job) =>
    findNamesOfWork(tokenize(job.position ?? '')).map(({ concept }) => ({ concept: concept.id, job })),
  );
}
