import { readdirSync, readFileSync } from 'node:fs';
import { readPerson } from '@fursa/engine/read-person';
import { readPosting } from '@fursa/engine/read-posting';
import { scoreMatch } from '@fursa/engine/score-match';
import { seedJobs } from '@fursa/supabase/seed-jobs';

/** Somebody who looks for work, and what a careful reader would show them first. */
interface Person {
  readonly name: string;
  /** More than one where posts of the same occupation are in several. */
  readonly sectors: readonly string[];
  /** Titles of posts in their own occupation. */
  readonly ownTitles: readonly string[];
  readonly resume: string;
}

const folder = new URL('./people/', import.meta.url);

/** The people of the files: a line `# name | sector, sector | title; title` and the CV below it. */
export function readPeople(): Person[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n---\n'))
    .map((block) => {
      const [head = '', ...resume] = block.split('\n');
      const [name = '', sector = '', titles = ''] = head.slice(2).split(' | ');
      return { name, sectors: sector.split(', '), ownTitles: titles.split('; '), resume: resume.join('\n') };
    });
}

interface RankedPosting {
  readonly title: string;
  readonly sector: string;
  readonly score: number;
}

export interface PersonResult {
  readonly name: string;
  /** The first ten. */
  readonly shown: readonly RankedPosting[];
  /** The share of them that are of the person's line of work. */
  readonly sectorPrecision: number;
  /** Place of the first post of their own occupation, from 1, and its score. */
  readonly ownRank: number;
  readonly ownScore: number;
  /** How many are worth applying for. */
  readonly worthApplying: number;
  /** The best score of a post of another sector. */
  readonly bestElsewhere: number;
}

const shownCount = 10;
const worthwhile = 70;
/** What "to date" means in their CVs. */
const today = '2026-12-31';

/** Ranks the postings of the seed for each person of the bench. */
export function measureMatch(): PersonResult[] {
  const postings = seedJobs().map((job) => ({
    title: job.title,
    sector: job.sector,
    facts: readPosting({ ...job, companyName: job.company.name }),
  }));
  return readPeople().map((person) => {
    const facts = readPerson({ resume: person.resume, skills: [], today });
    const ranked = postings
      .map(({ title, sector, facts: posting }) => ({ title, sector, score: scoreMatch(facts, posting) ?? 0 }))
      .toSorted((one, other) => other.score - one.score);
    return resultOf(person, ranked);
  });
}

function resultOf({ name, sectors, ownTitles }: Person, ranked: readonly RankedPosting[]): PersonResult {
  const shown = ranked.slice(0, shownCount);
  const ownRank = ranked.findIndex(({ title }) => ownTitles.includes(title)) + 1;
  return {
    name,
    shown,
    sectorPrecision: shown.filter((posting) => sectors.includes(posting.sector)).length / shownCount,
    ownRank,
    ownScore: ranked[ownRank - 1]?.score ?? 0,
    worthApplying: ranked.filter(({ score }) => score >= worthwhile).length,
    bestElsewhere: ranked.find((posting) => !sectors.includes(posting.sector))?.score ?? 0,
  };
}

/** The mean over all people. */
export function meanPrecision(results: readonly PersonResult[]): number {
  return results.reduce((sum, { sectorPrecision }) => sum + sectorPrecision, 0) / results.length;
}
