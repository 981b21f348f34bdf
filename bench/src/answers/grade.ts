import { answer, type JobSource, type LocalAnswer, writeAnswer } from '@fursa/engine/answer';
import { paths } from '@fursa/shared/contract';

const pages = new Set<string>(Object.values(paths));
const jobPage = /^\/jobs\/[\w%.-]+$/;

/** Links to pages that do not exist. */
export function untruthsIn({ links }: Pick<LocalAnswer, 'links'>): string[] {
  const lost = links.filter(({ path }) => !pages.has(path.split('?', 1)[0] ?? '') && !jobPage.test(path));
  return lost.map(({ path }) => `leads to ${path}`);
}

/** Invented jobs that answers are graded with, so that a change of the seed changes no grade. */
const jobs: readonly JobSource[] = [
  ['Registered Nurse', 'Mugumo Hill Hospital', 'Nakuru'],
  ['Nurse in Charge', 'Tumaini Clinic', 'Nyeri'],
  ['Driver', 'Ziwa Cold Chain', 'Kisumu'],
  ['Lorry Driver', 'Bandari Haulage', 'Mombasa'],
  ['Driver', 'Pwani Stores', 'Mombasa'],
  ['Mathematics Teacher', 'Bonde Academy', 'Eldoret'],
  ['Early Years Teacher', 'Jua Kindergarten', 'Nairobi'],
  ['Accountant', 'Mavuno Mills', 'Nairobi'],
  ['Electrician', 'Taa Electrical', 'Thika'],
  ['Security Guard', 'Ngao Security', 'Nairobi'],
  ['Chef de Partie', 'Lamu Heritage Stays', 'Lamu'],
  ['Software Developer', 'Kisima Systems', 'Nairobi'],
  ['Customer Care Agent', 'Sauti Centre', 'Remote'],
  ['Farm Manager', 'Mlima Farms', 'Nyeri'],
  ['Cashier', 'Soko Supermarket', 'Kakamega'],
].map(([title = '', company = '', location = ''], index) => ({ id: `job-${index}`, title, company, location }));

export interface Grade {
  readonly question: GradedQuestion;
  readonly answer: LocalAnswer;
  /** 0 to 3. */
  readonly points: number;
  /** What is wrong with the answer, in a few words. */
  readonly faults: readonly string[];
}

/**
 * Three points, less one for the wrong language and one for a missing link; less two when the answer says only part of what it must.
 * Nothing for an answer that says none of it, says what it must not, or something untrue about the product.
 */
export function grade(question: GradedQuestion): Grade {
  const given = answer(question.asked, { jobs });
  const text = writeAnswer(given, false);
  const said = question.says.filter((wanted) => wanted.test(text)).length;
  const forbidden = (question.not ?? []).filter((unwanted) => unwanted.test(text));
  const untruths = untruthsIn(given);
  const missing = (question.links ?? []).filter((path) => !given.links.some((link) => link.path.startsWith(path)));
  const isWrongLanguage = question.language !== 'either' && given.language !== question.language;
  const faults = [
    ...(said < question.says.length ? [`says ${said} of ${question.says.length}`] : []),
    ...forbidden.map((unwanted) => `says ${unwanted.source}`),
    ...untruths,
    ...missing.map((path) => `no link to ${path}`),
    ...(isWrongLanguage ? [`is in ${given.language}`] : []),
  ];
  const isWorthless = said === 0 || forbidden.length > 0 || untruths.length > 0;
  const lost = (said < question.says.length ? 2 : 0) + (missing.length > 0 ? 1 : 0) + (isWrongLanguage ? 1 : 0);
  return { question, answer: given, points: isWorthless ? 0 : Math.max(0, 3 - lost), faults };
}

export function meanOf(grades: readonly Grade[]): number {
  return grades.reduce((sum, { points }) => sum + points, 0) / grades.length;
}

/** A question with what a good answer to it holds. */
export interface GradedQuestion {
  readonly asked: string;
  /** Of the answer, which is that of the question; `either` where the question tells none. */
  readonly language: 'en' | 'sw' | 'either';
  /** Whether it is asked in English, or in Kiswahili, Sheng or a mix. */
  readonly register: 'english' | 'kiswahili' | 'sheng' | 'mixed';
  /** Each must be in the answer. */
  readonly says: readonly RegExp[];
  /** None may be in it. */
  readonly not?: readonly RegExp[];
  /** Beginnings of paths that the answer must link to. */
  readonly links?: readonly string[];
}
