import { companies } from './companies.ts';
import { createDraws, type Draws } from './draws.ts';
import { executiveDuties, experienceLines, learningSentences } from './levels.ts';
import type { Company, JobType, Level, Occupation, Role } from './material.ts';
import { occupations } from './occupations.ts';

export interface SeedJob {
  readonly company: Company;
  readonly title: string;
  readonly description: string;
  readonly requirements: string;
  readonly location: string;
  readonly salaryRange: string;
  readonly type: JobType;
  readonly level: Level;
  readonly skills: readonly string[];
  /** Before the seed is loaded. */
  readonly minutesOld: number;
}

/**
 * What gives a false advert away, in three of the jobs, so that a demo shows how each is marked. Neither the till nor the
 * address can exist: Gmail has no names with an underscore.
 */
const scamLines: ReadonlyMap<number, string> = new Map([
  [6, 'Shortlisted applicants pay a refundable registration fee of KES 1,500 before the interview.'],
  [17, 'To keep your place, send KES 500 for the uniform by M-Pesa to till number 000000.'],
  [33, 'Do not apply here: send your CV to sample_vacancies@gmail.com and wait for our call.'],
]);

interface Post {
  readonly occupation: Occupation;
  readonly role: Role;
}

const jobCount = 252;
const minutesBack = 30 * 24 * 60;

/** The jobs of the seed, the same at each call. */
export function seedJobs(): SeedJob[] {
  const draws = createDraws(2026);
  const ages = draws.shuffled(Array.from({ length: jobCount }, (_, index) => ageOf(index)));
  const uses = new Map<Role, number>();
  const filled = new Map<Company, Set<Role>>(companies.map((company) => [company, new Set()]));
  return ages.map((minutesOld, index) => {
    const company = companies[index % companies.length] ?? draws.one(companies);
    const inHouse = filled.get(company) ?? new Set();
    const post = pickPost(company, inHouse, uses, draws);
    inHouse.add(post.role);
    uses.set(post.role, (uses.get(post.role) ?? 0) + 1);
    const job = writeJob(company, post, minutesOld, draws);
    const scamLine = scamLines.get(index);
    return scamLine === undefined ? job : { ...job, description: `${job.description}\n\n${scamLine}` };
  });
}

/** Spread evenly over the time, the newest half an hour old. */
function ageOf(index: number): number {
  return 30 + Math.floor((index / jobCount) * (minutesBack - 120)) + ((index * 37) % 60);
}

/** One of the least used roles that suit the company and that it does not have yet. */
function pickPost(company: Company, inHouse: ReadonlySet<Role>, uses: ReadonlyMap<Role, number>, draws: Draws): Post {
  const posts = occupations
    .filter(({ sector }) => company.sectors.includes(sector))
    .flatMap((occupation) => occupation.roles.map((role) => ({ occupation, role })))
    .filter(({ role }) => !inHouse.has(role));
  const usesOf = ({ role }: Post): number => uses.get(role) ?? 0;
  const fewest = Math.min(...posts.map(usesOf));
  return draws.one(posts.filter((post) => usesOf(post) === fewest));
}

function writeJob(company: Company, { occupation, role }: Post, minutesOld: number, draws: Draws): SeedJob {
  const isRemote = occupation.remote === true && draws.fraction() < 0.45;
  const fill = (text: string): string => text.replaceAll('{company}', company.name).replaceAll('{town}', company.town);
  const skills = draws.some(occupation.skills, 5);
  const opening = [fill(draws.one(occupation.openings)), company.about];
  const duties = dutiesFor(occupation, role.level, draws).map(fill);
  const [closing, arrangement] = [draws.one(occupation.closings), isRemote ? remoteSentence(company) : company.perk];
  return {
    company,
    title: role.title,
    description: [
      (draws.fraction() < 0.5 ? opening : opening.toReversed()).join(' '),
      `${duties.join(' ')} ${skillsSentence(skills, draws)}`,
      (draws.fraction() < 0.5 ? [closing, arrangement] : [arrangement, closing]).join(' '),
    ].join('\n\n'),
    requirements: requirementsFor(occupation, role.level, draws).join('\n'),
    location: isRemote ? 'Remote' : company.town,
    salaryRange: salaryRange(role, isRemote ? 'Nairobi' : company.town, draws),
    type: role.type ?? 'full_time',
    level: role.level,
    skills,
    minutesOld,
  };
}

function remoteSentence({ town }: Company): string {
  return `You can work from anywhere in Kenya; we meet in ${town} a few times a year and pay the way.`;
}

function skillsSentence(skills: readonly string[], draws: Draws): string {
  const [first, second, third] = draws.shuffled(skills);
  return draws.one([
    `Most days call for ${first}, ${second} and ${third}.`,
    `What you need most is ${first} and ${second}, and enough ${third} to manage on your own.`,
    `If ${first}, ${second} and ${third} are your strong points, you will feel at home quickly.`,
    `We look for ${first} above all, then for ${second} and ${third}.`,
    `It helps to be good at ${first}; ${second} and ${third} come up every week.`,
  ]);
}

function dutiesFor({ duties, leading = [] }: Occupation, level: Level, draws: Draws): string[] {
  switch (level) {
    case 'entry':
      return [...draws.some(duties, 3), draws.one(learningSentences)];
    case 'executive':
      return [...draws.some(leading, 1), ...draws.some(executiveDuties, 4)];
    default:
      return draws.some([...duties, ...leading], 4);
  }
}

/** A beginner is not asked for the years that the experienced bring. */
function requirementsFor({ requirements }: Occupation, level: Level, draws: Draws): string[] {
  const asksForPractice = /year|month|experience|has (led|run|worked|filed)|used to cooking|a record of/i;
  const fitting = level === 'entry' ? requirements.filter((line) => !asksForPractice.test(line)) : requirements;
  return [...draws.some(fitting, 3), experienceLines[level]];
}

/** Pay differs by place; the figures of the material are for a middling town. */
const dearTowns = new Set(['Nairobi', 'Mombasa', 'Kiambu', 'Thika', 'Lodwar', 'Garissa']);

function salaryRange({ pay: [lowest, highest] }: Role, town: string, draws: Draws): string {
  const factor = (dearTowns.has(town) ? 1.12 : 1) * (0.95 + draws.fraction() * 0.15);
  const shillings = (thousands: number): string =>
    (Math.round((thousands * factor * 1000) / 500) * 500).toLocaleString('en-GB');
  return `KES ${shillings(lowest)} - ${shillings(highest)}`;
}
