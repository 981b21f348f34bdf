import { readPosting } from '@fursa/engine/read-posting';
import { skillNamed } from '@fursa/engine/spelling-trie';
import { companies } from '../companies.ts';
import type { SeedJob } from '../jobs.ts';
import { occupations } from '../occupations.ts';
import { countyOfTown } from '../towns.ts';

/** What does not belong together in a post; empty when everything does. */
export function complaintsAbout(job: SeedJob): string[] {
  return [
    ...aboutTitle(job),
    ...aboutPlace(job),
    ...aboutPay(job),
    ...aboutSkills(job),
    ...aboutText(job),
    ...aboutRequirements(job),
  ];
}

function aboutTitle({ title, sector, occupation, company }: SeedJob): string[] {
  const read = readTitle(title);
  const complaints: string[] = [];
  if (read.occupation !== `occupation:${occupation}`)
    complaints.push(`the title reads as ${read.occupation}, not as ${occupation}`);
  if (!read.concepts.some(({ concept }) => concept === `group:${sector}`))
    complaints.push(`the title is not of sector ${sector}`);
  if (title !== title.trim() || title.length > 60 || / {2}/.test(title))
    complaints.push('the title has odd length or spaces');
  const isWritten = /^(?:[A-Z][a-z]+|M-Pesa|HR|IT|CCTV|WASH|and|de|in|of|wa)$/;
  const odd = title.split(' ').filter((word) => !isWritten.test(word));
  if (odd.length > 0 || !/^[A-Z]/.test(title))
    complaints.push(`the title is not written as titles are: ${odd.join(' ')}`);
  if (title.includes(company.name)) complaints.push('the title names the employer');
  return complaints;
}

/** By its title alone: without a text the engine fills up with the skills that the occupation implies. */
function readTitle(title: string): ReturnType<typeof readPosting> {
  return readPosting({ title, description: '', requirements: null, skills: [], companyName: null });
}

function aboutPlace({ company, location, description, requirements }: SeedJob): string[] {
  const complaints: string[] = [];
  const home = company.isAbroad ? undefined : company.town;
  if (home !== undefined && !countyOfTown.has(home)) complaints.push(`${home} is no town of Kenya`);
  if (location !== 'Remote' && location !== home) complaints.push(`${location} is not where the employer is`);
  const text = `${description}\n${requirements}`;
  const others = [...countyOfTown.keys()].filter((town) => town !== home && new RegExp(`\\b${town}\\b`).test(text));
  if (others.length > 0) complaints.push(`the text names ${others.join(', ')}`);
  if ((location === 'Remote') !== /\bfrom home\b/.test(description))
    complaints.push('place and text disagree on working from home');
  if (location !== 'Remote' && !description.includes(location)) complaints.push('the text does not say where');
  return complaints;
}

const salary = /^(?<currency>KES|USD) (?<lowest>\d[\d,]*) - (?<highest>\d[\d,]*) a (?<period>month|year)$/;

function aboutPay({ salaryRange, company, title }: SeedJob): string[] {
  const { currency, lowest = '', highest = '', period } = salary.exec(salaryRange)?.groups ?? {};
  const [from, to] = [lowest, highest].map((figure) => Number(figure.replaceAll(',', ''))) as [number, number];
  const isDollars = company.isAbroad === true;
  if (currency !== (isDollars ? 'USD' : 'KES') || period !== (isDollars ? 'year' : 'month')) {
    return [`"${salaryRange}" does not say what for how long`];
  }
  const role = occupations.flatMap(({ roles }) => roles).find((each) => each.title === title);
  const [low, high] = (isDollars ? role?.usd : role?.pay) ?? [0, 0];
  const complaints: string[] = [];
  if (from >= to || to / from > 1.8) complaints.push(`${salaryRange} is no range`);
  if (from < low * 950 || to > high * 1300) complaints.push(`${salaryRange} is not what a ${title} is paid`);
  return complaints;
}

function aboutSkills({ title, skills, description }: SeedJob): string[] {
  const complaints: string[] = [];
  if (skills.length < 3 || new Set(skills).size < skills.length) complaints.push('fewer than three different skills');
  const inText = new Set(
    readPosting({ title: '', description, requirements: null, skills: [], companyName: null }).concepts.map(
      ({ concept }) => concept,
    ),
  );
  const named = (skill: string): boolean =>
    description.toLowerCase().includes(skill.toLowerCase()) || inText.has(conceptOf(skill));
  const unnamed = skills.filter((skill) => !named(skill));
  if (unnamed.length > 0) complaints.push(`the text does not name ${unnamed.join(', ')}`);
  const core = new Set(readTitle(title).concepts.map(({ concept }) => concept));
  if (!skills.some((skill) => core.has(conceptOf(skill)))) complaints.push('no skill belongs to the occupation');
  return complaints;
}

/** As the engine identifies a skill. */
function conceptOf(skill: string): string {
  const name = skillNamed(skill)?.name ?? skill;
  const read = readPosting({ title: '', description: '', requirements: null, skills: [name], companyName: null });
  return read.concepts[0]?.concept ?? name;
}

function aboutText({ title, company, description }: SeedJob): string[] {
  const complaints: string[] = [];
  const words = description.split(/\s+/).length;
  if (words < 60 || words > 170) complaints.push(`${words} words`);
  if (description.split('\n\n').length < 3) complaints.push('fewer than three parts');
  if (!description.includes(title)) complaints.push('the text does not name the post');
  if (/[{}]|undefined|NaN| {2}|\.\./.test(description)) complaints.push('the text has gaps');
  const strangers = companies.filter(({ name }) => name !== company.name && description.includes(name));
  if (strangers.length > 0) complaints.push(`the text names ${strangers.map(({ name }) => name).join(', ')}`);
  const [opening = ''] = /^We (?:are looking for|are hiring|need) an? /.exec(description) ?? [];
  const isKiswahili = description.includes('inatafuta');
  if (!isKiswahili && !description.startsWith(`${title} `, opening.length)) {
    complaints.push('the text does not begin with the post');
  }
  return complaints;
}

function aboutRequirements({ requirements, level, minutesOld }: SeedJob): string[] {
  const complaints: string[] = [];
  const lines = requirements.split('\n');
  if (lines.length < 3 || lines.length > 5 || lines.some((line) => line === '' || line.length > 110)) {
    complaints.push('requirements are no short list');
  }
  const asksForYears = /\byears or more|to five years|hadi mitano/.test(requirements);
  if (asksForYears === (level === 'entry')) complaints.push(`${level} and the years asked for disagree`);
  if (!(minutesOld > 0 && minutesOld < 30 * 24 * 60)) complaints.push('posted outside the last thirty days');
  return complaints;
}
