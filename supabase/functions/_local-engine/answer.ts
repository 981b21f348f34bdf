import { findSkills } from './find-skills.ts';
import type { HelpEntry, HelpPath } from './help/product-help.ts';
import { rank } from './rank.ts';
import { sentenceList } from './sentence-list.ts';

/** What an answer may be drawn from. Texts are quoted as text; no address in them becomes a link. */
export interface AnswerSources {
  readonly help: readonly HelpEntry[];
  readonly jobs: readonly JobSource[];
  readonly resources: readonly ResourceSource[];
}

export interface JobSource {
  readonly title: string;
  readonly company?: string | null;
  readonly location?: string | null;
}

export interface ResourceSource {
  readonly title: string;
  readonly description?: string | null;
}

/** A page of the product to read on. */
export interface AnswerSource {
  readonly title: string;
  /** A path of this product, never another site. */
  readonly path: HelpPath | `/jobs?q=${string}`;
}

export interface LocalAnswer {
  readonly text: string;
  readonly sources: readonly AnswerSource[];
}

const signature = 'I am the local helper: I look things up in Fursa and work without AI.';
const longestQuestion = 2000;
const longestName = 80;

const greeting =
  /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening)|jambo|hujambo|habari|mambo|sasa|niaje|shikamoo)\b/i;
const thanks = /^\W*(?:thanks?|thank you|asante|shukran)\b/i;
const jobWord = /\b(?:jobs?|vacanc(?:y|ies)|openings?|positions?|hiring|work|kazi|ajira|nafasi)\b/i;
const anyJobWord = new RegExp(jobWord, 'gi');

/**
 * Answers a question about the product, or for jobs and resources, from the given sources and nothing else. What it does
 * not find it does not know, and says so.
 */
export function answer(question: string, sources: AnswerSources): LocalAnswer {
  const asked = readQuestion(question);
  const found =
    findJobs(asked, sources.jobs) ??
    findCourses(asked, sources.resources) ??
    findHelp(asked, sources.help) ??
    findResources(asked, sources.resources);
  const { text, sources: links } = found ?? smallTalk(asked);
  return { text: `${text}\n\n${signature}`, sources: links };
}

/** Whether a question is for jobs, so that an answer draws from them. */
export function asksForJobs(question: string): boolean {
  return jobWord.test(readQuestion(question));
}

function readQuestion(question: string): string {
  return question
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, longestQuestion);
}

function findJobs(asked: string, jobs: readonly JobSource[]): LocalAnswer | undefined {
  if (!jobWord.test(asked)) return undefined;
  const named = findSkills(asked);
  const skills = new Set(named.map(({ name }) => name));
  const fitting = named.length === 0 ? jobs : jobs.filter(({ title }) => namesAny(title, skills));
  // What is left of the question says where, or with whom.
  const rest = named.reduce((text, { start, end }) => blank(text, start, end), asked).replace(anyJobWord, ' ');
  const nearest = rank(rest, fitting, (job) => ({
    title: `${job.title} ${job.company ?? ''}`,
    body: job.location ?? '',
  }));
  const best = [...new Set([...nearest, ...(named.length === 0 ? [] : fitting)])].slice(0, 3);
  if (best.length === 0) return undefined;
  return {
    text: `Closest to what you ask, and open now: ${best.map(nameJob).join('; ')}. The Jobs page has the details.`,
    sources: [...new Set(best.map(({ title }) => short(title)))].map((title) => ({
      title,
      path: `/jobs?q=${encodeURIComponent(title)}`,
    })),
  };
}

function namesAny(text: string, skills: ReadonlySet<string>): boolean {
  return findSkills(text).some(({ name }) => skills.has(name));
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

function nameJob({ title, company, location }: JobSource): string {
  const place = location ? `, ${short(location)}` : '';
  return `${short(title)}${company ? ` at ${short(company)}` : ''}${place}`;
}

function findHelp(asked: string, help: readonly HelpEntry[]): LocalAnswer | undefined {
  const [best] = rank(asked, help, ({ title, words, text }) => ({ title: `${title} ${words}`, body: text }));
  return best && { text: best.text, sources: [{ title: best.title, path: best.path }] };
}

function findResources(asked: string, resources: readonly ResourceSource[]): LocalAnswer | undefined {
  return recommend(rank(asked, resources, ({ title, description }) => ({ title, body: description ?? '' })));
}

/** Whoever names a skill and no job wants to learn it. */
function findCourses(asked: string, resources: readonly ResourceSource[]): LocalAnswer | undefined {
  const skills = new Set(findSkills(asked).map(({ name }) => name));
  return recommend(resources.filter(({ title, description }) => namesAny(`${title}\n\n${description ?? ''}`, skills)));
}

function recommend(resources: readonly ResourceSource[]): LocalAnswer | undefined {
  const best = resources.slice(0, 2);
  if (best.length === 0) return undefined;
  const titles = best.map(({ title }) => `"${short(title)}"`);
  return {
    text: `Among the resources, ${sentenceList(titles)} may help.`,
    sources: [{ title: 'Career Resources', path: '/resources' }],
  };
}

const topics = 'searching and matching jobs, your profile and CV, interviews, resources and accessibility';

function smallTalk(asked: string): LocalAnswer {
  if (greeting.test(asked)) return { text: `Hello! I can tell you about ${topics}. What do you need?`, sources: [] };
  if (thanks.test(asked)) return { text: 'You are welcome. Good luck with your search!', sources: [] };
  return {
    text: `I have no answer to that. I can tell you about ${topics}.`,
    sources: [
      { title: 'Search for jobs', path: '/jobs' },
      { title: 'Career Resources', path: '/resources' },
    ],
  };
}

function short(text: string): string {
  const line = text.replace(/[\s\p{C}]+/gu, ' ').trim();
  return line.length > longestName ? `${line.slice(0, longestName - 1)}…` : line;
}
