import type { Occupation } from '../concepts/concept.ts';
import { namesOf } from '../matching/concept-name.ts';
import { interviewQuestions } from '../questions.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { type AskedJob, type JobType, readAskedJob } from './asked-job.ts';
import type { JobSource } from './find-jobs.ts';
import { type FoundTopic, findTopic } from './find-topic.ts';
import { answerWithJobs, openJobsLink } from './job-answer.ts';
import { type Language, languageOf } from './language.ts';
import { type AnswerLink, pageLink, writeLink } from './links.ts';
import { isMoneyAsked } from './money-asked.ts';
import { remoteLocation } from './places.ts';
import type { Topic } from './topic.ts';
import { topics } from './topics/index.ts';
import { isWishToDie, wishToDie } from './wish-to-die.ts';

export type { JobSource } from './find-jobs.ts';

export interface Conversation {
  /** Open jobs that an answer may name. */
  readonly jobs: readonly JobSource[];
  /** What the person said before, oldest first. */
  readonly earlier?: readonly string[];
}

export interface LocalAnswer {
  readonly language: Language;
  /** The title of the topic; `jobs`, or `unknown`. */
  readonly topic: string;
  readonly text: string;
  readonly links: readonly AnswerLink[];
}

const maxQuestionLength = 2000;

const introduction: Readonly<Record<Language, string>> = {
  en: 'I am Fursa’s automatic helper: I answer from prepared texts and the open jobs, without AI.',
  sw: 'Mimi ni msaidizi wa kiotomatiki wa Fursa: najibu kutoka kwa maelezo yaliyoandaliwa na kazi zilizo wazi, bila AI.',
};

const unknown: Readonly<Record<Language, string>> = {
  en: 'I am not sure what you mean, or I do not know it. I can help with jobs (“nurse Nakuru”), your account, scams, applications and how Fursa works. Try it in a few words.',
  sw: 'Sijaelewa, au sijui jibu lake. Naweza kukusaidia kuhusu kazi (“muuguzi Nakuru”), akaunti yako, utapeli, maombi ya kazi na jinsi Fursa inavyofanya kazi. Jaribu kwa maneno machache.',
};

/** Answers a question about the product or for jobs, from the topics and the given jobs and nothing else. */
export function answer(question: string, { jobs, earlier = [] }: Conversation): LocalAnswer {
  const [asks, before] = [plain(question), earlier.map(plain)];
  const { tokens, asked, found, isForJobs } = read(asks, before);
  const language = languageOf(asks) ?? before.map(languageOf).findLast((known) => known !== undefined) ?? 'en';
  if (isForJobs) return { language, topic: 'jobs', ...answerWithJobs(asked, jobs, language) };
  if (found === undefined || tokens.length === 0) {
    return { language, topic: 'unknown', text: unknown[language], links: [pageLink('jobs', language)] };
  }
  const { title, adds, links: pageNames = [], [language]: text } = found.topic;
  const links = pageNames.map((page) => pageLink(page, language));
  const [occupation] = adds !== undefined && asked.namesOccupation ? asked.occupations : [];
  const told = { language, topic: title, text, links };
  if (occupation === undefined) return told;
  if (adds === 'jobs')
    return { ...told, links: [openJobsLink({ ...asked, minPay: undefined, type: undefined }, language), ...links] };
  if (adds === 'skills') return { ...told, text: `${skillsFor(occupation, language)} ${text}` };
  return { ...told, text: `${text}\n\n${questionsFor(occupation, language)}` };
}

/** What whoever does the work is mostly expected to know; skills have English names, as in adverts. */
function skillsFor({ names, skills }: Occupation, language: Language): string {
  const known = namesOf(skills.slice(0, 6)).join(', ');
  return language === 'sw'
    ? `Kwa ${names.sw ?? names.en}, waajiri mara nyingi hutaka: ${known}.`
    : `For ${names.en}, employers mostly look for: ${known}.`;
}

/** A few questions to practise with; they are in English, as interviews mostly are. */
function questionsFor({ names }: Occupation, language: Language): string {
  const lead =
    language === 'sw' ? `Maswali ya kufanyia mazoezi (${names.en}), kwa Kiingereza:` : `To practise (${names.en}):`;
  const questions = interviewQuestions(names.en).slice(2, 6);
  return [lead, ...questions.map((question, at) => `${at + 1}. ${question}`)].join('\n');
}

const usedUp: Readonly<Record<Language, string>> = {
  en: 'The AI service has reached its limit for today, so the local helper answers.',
  sw: 'Huduma ya AI imeisha kwa leo, kwa hiyo msaidizi wa ndani anajibu.',
};

/**
 * An answer as the chat shows it; the first of a conversation says who answers, and each one that stands in for a provider whose
 * budget is used up says so.
 */
export function writeAnswer({ language, text, links, topic }: LocalAnswer, isFirst: boolean, isUsedUp = false): string {
  const isIntroduced = isFirst && topic !== 'Who are you';
  return [
    ...(isUsedUp ? [usedUp[language], ''] : []),
    text,
    ...links.map((link) => `• ${writeLink(link)}`),
    ...(isIntroduced ? ['', introduction[language]] : []),
  ].join('\n');
}

/** `search_jobs` refuses more. */
const maxPlaces = 50;

/** What to search for, for a question for jobs; undefined for any other. */
export function jobSearchOf(
  question: string,
  earlier: readonly string[] = [],
):
  | {
      readonly queries: readonly string[];
      readonly places: readonly string[];
      readonly namesWork: boolean;
      readonly type: JobType | undefined;
      /** Shillings a month that a job can pay. */
      readonly minPay: number | undefined;
    }
  | undefined {
  const { asked, isForJobs } = read(plain(question), earlier.map(plain));
  if (!isForJobs) return undefined;
  const names = asked.occupations.map(({ names: { en } }) => en);
  return {
    queries: [
      ...names,
      ...(names.length === 0 ? [...asked.skills, ...asked.otherWords, ...asked.fields.map(({ name }) => name)] : []),
    ].slice(0, 6),
    places: asked.place?.parts.slice(0, maxPlaces) ?? [],
    namesWork: names.length > 0,
    type: asked.type,
    minPay: asked.minPay,
  };
}

interface ReadQuestion {
  readonly tokens: readonly Token[];
  readonly asked: AskedJob;
  readonly found: FoundTopic | undefined;
  readonly isForJobs: boolean;
}

/** Of a question, and of those before it, as `plain` makes them. */
function read(question: string, earlier: readonly string[] = []): ReadQuestion {
  const tokens = tokenize(question);
  const found = findTopic(tokens, tokenize(question.replace(ownWish, ' ')));
  const readJob = withWorkBefore(readAskedJob(tokens), question, earlier);
  // What was lost to somebody who cheats is no pay to look for.
  const asked = found?.topic.rank === 'safety' ? { ...readJob, minPay: undefined } : readJob;
  if (isWishToDie(question)) return { tokens, asked, found: { topic: wishToDie, weight: 1 }, isForJobs: false };
  // Nobody is sent to jobs, or told of a form, who is about to be robbed. Who has been is told what to do.
  if (isMoneyAsked(question) && found?.topic !== topicNamed('I was cheated')) {
    return {
      tokens,
      asked,
      found: { topic: topicNamed('Somebody asks for money for a job'), weight: 1 },
      isForJobs: false,
    };
  }
  return { tokens, asked, found, isForJobs: jobsWeight(asked, tokens) > (found?.weight ?? 0) };
}

/** "I want to change my password" and "jobs that pay by M-Pesa" are no demands of somebody else. */
const ownWish =
  /\b(?:i|we)(?:['’]d)? (?:want|need|would like)\b|\b(?:nina|na|tuna|ninge|tunge)(?:taka|hitaji|penda)\b|\b(?:that|which) pays?\b|\bpaying\b|\b(?:[iz]na|[iz]nayo|[iz]nazo)lipa\b/gi;

function topicNamed(title: string): Topic {
  const topic = topics.find((other) => other.title === title);
  if (topic === undefined) throw new Error(`There is no topic ${title}`);
  return topic;
}

const goesOn = /^\W*(?:and|or|what about|how about|then|na|au|je|vipi|kuhusu)\b/i;

/** "And in Mombasa?" asks for the work of the question before, "and for drivers?" for its place. */
function withWorkBefore(asked: AskedJob, question: string, earlier: readonly string[]): AskedJob {
  const isShort = tokenize(question).length <= 3;
  if (!goesOn.test(question) && !(isShort && asked.place !== undefined)) return asked;
  const namesWork = asked.namesOccupation || asked.fields.length > 0 || asked.skills.length > 0;
  if (namesWork ? asked.place !== undefined : asked.place === undefined) return asked;
  for (const before of earlier.toReversed()) {
    const known = readAskedJob(tokenize(before));
    if (namesWork && known.place !== undefined) return { ...asked, place: known.place, saysJob: true };
    const isWork = known.namesOccupation || known.fields.length > 0 || known.skills.length > 0;
    if (!namesWork && isWork) return { ...known, place: asked.place, saysJob: true };
  }
  return asked;
}

/** How surely jobs are asked for, on the scale of a topic's weight: about 3 for one telling word, 6 for two. */
function jobsWeight(
  { occupations, namesOccupation, skills, fields, place, type, minPay, saysJob, otherWords, isSearch }: AskedJob,
  tokens: readonly Token[],
): number {
  const isNamed = namesOccupation;
  if (place !== undefined && (saysJob || isNamed) && (occupations.length > 0 || fields.length > 0)) return 7;
  if (isNamed && saysJob) return 6;
  if (isNamed) return tokens.length <= 3 ? 5 : 2;
  if (fields.length > 0 && saysJob) return 4.5;
  if (skills.length > 0 && saysJob) return tokens.length <= 4 ? 4.5 : 3;
  if (minPay !== undefined && saysJob) return 8;
  // Whoever looks for any internship is told more than a list.
  if (isSearch && (type === 'internship' ? place !== undefined : type !== undefined && (saysJob || tokens.length <= 3)))
    return 8;
  // Remote jobs have a page of their own.
  if (place !== undefined && !place.names.includes(remoteLocation) && saysJob) return 5;
  if (place !== undefined && tokens.length <= 3) return 4;
  return saysJob && otherWords.length > 0 && tokens.length <= 4 ? 2.5 : 0;
}

function plain(question: string): string {
  return question
    .slice(0, maxQuestionLength * 2)
    .replace(/\bm-pesa\b/gi, 'mpesa')
    .replace(/\bkaz[ij] (?:ya|za) ndani\b(?! ya)/gi, 'kazi ya househelp')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(
      /\b(i['’]?m|am|niko|nina) (1[4-7])\b(?! (?:km|min|minutes?|hours?|days?|weeks?|months?|siku|saa|years?)\b)/gi,
      '$1 $2 old',
    )
    .replace(/\bjob ?seekers?\b/gi, 'applicants')
    .replace(/\bhungry (?=(?:for (?:success|growth|knowledge|a challenge)|to (?:learn|succeed|grow))\b)/gi, 'eager ')
    .replace(/\bcontract (?=an? )/gi, 'hire ')
    .replace(/\b(sign|log) ?(in|up|out)\b/gi, '$1$2')
    .replace(
      /\b(?:not|never|hasn['’]?t|haven['’]?t) (?:been )?paid\b|(?<!\b(?:i|we) )\brefus(?:e|es|ed|ing) to pay\b/gi,
      'unpaid',
    )
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, maxQuestionLength);
}
