import { companies } from './companies.ts';
import { createDraws, type Draws } from './draws.ts';
import { duringStudiesLine, experienceLines, kiswahiliExperienceLines, newlyQualifiedLine } from './levels.ts';
import type { Company, JobType, Level, Occupation, Role, Sector } from './material.ts';
import { occupations } from './occupations.ts';
import { describePost, type Post } from './wording.ts';

/** Pay differs by place; the figures of the material are for a middling town. */
const dearTowns: ReadonlySet<string> = new Set(['Nairobi', 'Mombasa', 'Kiambu', 'Thika', 'Lodwar', 'Garissa']);
/** By how much a post may pay more than the material says: the dear towns, and what employers differ by. */
const dearTownFactor = 1.12;
const employerSpread = 0.1;

/** As the product reads it: shillings a month, dollars a year from employers abroad. */
function salaryRange({ company, role, isRemote }: Post, draws: Draws): string {
  const spread = 1 + draws.fraction() * employerSpread;
  if (company.isAbroad) {
    const [lowest, highest] = role.usd ?? [Number.NaN, Number.NaN];
    return `USD ${rounded(lowest * spread, 200)} - ${rounded(highest * spread, 200)} a year`;
  }
  const factor = (dearTowns.has(isRemote ? 'Nairobi' : company.town) ? dearTownFactor : 1) * spread;
  const [lowest, highest] = role.pay;
  return `KES ${rounded(lowest * factor, 500)} - ${rounded(highest * factor, 500)} a month`;
}

function rounded(thousands: number, step: number): string {
  return (Math.round((thousands * 1000) / step) * step).toLocaleString('en-GB');
}

export interface SeedJob {
  readonly company: Company;
  readonly title: string;
  readonly sector: Sector;
  /** Of the engine's occupation, without its prefix. */
  readonly occupation: string;
  readonly description: string;
  readonly requirements: string;
  readonly location: string;
  readonly salaryRange: string;
  readonly type: JobType;
  readonly level: Level;
  readonly skills: readonly string[];
  /** Before the seed is loaded. */
  readonly minutesOld: number;
  /** Days after the seed is loaded; null where the advert does not say when it closes. */
  readonly closesInDays: number | null;
}

/**
 * What gives a false advert away, in three of the jobs, so that a demo shows how each is marked. Neither the till nor the
 * address can exist: Gmail has no names with an underscore.
 */
const scamLines: ReadonlyMap<string, string> = new Map([
  [
    'Mwezi Learning House/Teaching Practice Intern',
    'Shortlisted applicants pay a refundable registration fee of KES 1,500 before the interview.',
  ],
  [
    'Upepo Dhow Tours/Restaurant Waiter',
    'To keep your place, send KES 500 for the uniform by M-Pesa to till number 000000.',
  ],
  [
    'Njuri Hills Dairy/Marketing Intern',
    'Do not apply here: send your CV to sample_vacancies@gmail.com and wait for our call.',
  ],
]);

const minutesBack = 30 * 24 * 60;
const remoteMark = ' (remote)';
const roles: ReadonlyMap<string, { readonly occupation: Occupation; readonly role: Role }> = new Map(
  occupations.flatMap((occupation) => occupation.roles.map((role) => [role.title, { occupation, role }] as const)),
);

/** The jobs of the seed, the same at each call: the first post of every company, then the second of every company, and so on. */
export function seedJobs(): SeedJob[] {
  const posts = inRounds(companies);
  const draws = createDraws(2026);
  const ages = draws.shuffled(Array.from(posts, (_, index) => ageOf(index, posts.length)));
  return posts.map((post, index) => ({ ...writeJob(post, ages[index] ?? 0, draws), closesInDays: closingOf(index) }));
}

function inRounds(employers: readonly Company[]): Post[] {
  const rounds = Math.max(...employers.map(({ posts }) => posts.length));
  return Array.from({ length: rounds }, (_, round) =>
    employers.flatMap((company) => {
      const entry = company.posts[round];
      return entry === undefined ? [] : [postOf(company, entry)];
    }),
  ).flat();
}

function postOf(company: Company, entry: string): Post {
  const isRemote = company.isAbroad === true || entry.endsWith(remoteMark);
  const found = roles.get(entry.replace(remoteMark, ''));
  if (found === undefined) throw new Error(`${company.name} hires for "${entry}", which no occupation has.`);
  return { company, ...found, isRemote };
}

/** Spread evenly over the time, the newest half an hour old. */
function ageOf(index: number, count: number): number {
  return 30 + Math.floor((index / count) * (minutesBack - 120)) + ((index * 37) % 60);
}

/** Every third job says when it closes: in five days at the earliest, in 45 at the latest. */
function closingOf(index: number): number | null {
  return index % 3 === 0 ? 5 + ((index * 11) % 41) : null;
}

function writeJob(post: Post, minutesOld: number, draws: Draws): Omit<SeedJob, 'closesInDays'> {
  const { company, occupation, role, isRemote } = post;
  const scamLine = scamLines.get(`${company.name}/${role.title}`);
  const description = describePost(post, draws);
  return {
    company,
    title: role.title,
    sector: occupation.sector,
    occupation: occupation.id,
    description: scamLine === undefined ? description : `${description}\n\n${scamLine}`,
    requirements: [...requirementsOf(occupation, role.level), experienceLine(occupation, role)].join('\n'),
    location: isRemote ? 'Remote' : company.town,
    salaryRange: salaryRange(post, draws),
    type: role.type ?? 'full_time',
    level: role.level,
    skills: occupation.skills,
    minutesOld,
  };
}

function requirementsOf({ requirements, beginnerRequirements }: Occupation, level: Level): readonly string[] {
  return (level === 'entry' ? beginnerRequirements : undefined) ?? requirements;
}

function experienceLine({ isProfession, language }: Occupation, { level, type }: Role): string {
  if (language === 'sw') return kiswahiliExperienceLines[level] ?? '';
  if (type === 'internship') return duringStudiesLine;
  return level === 'entry' && isProfession ? newlyQualifiedLine : experienceLines[level];
}
