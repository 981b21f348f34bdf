import { skillsNamedIn } from '../find-skills.ts';
import { findOccupations } from '../reading/concept-names.ts';
import { tokenize } from '../text/tokenize.ts';
import type { AskedJob } from './asked-job.ts';
import { isIn } from './places.ts';

/** An open job of the product. Its texts are quoted as text; no address in them becomes a link. */
export interface JobSource {
  readonly id: string;
  readonly title: string;
  readonly company?: string | null;
  readonly location?: string | null;
  /** Invented, to try the product with. */
  readonly isDemo?: boolean;
  /** The search found it by words of the question that are no occupation here: "fundi". */
  readonly isFound?: boolean;
}

export interface FoundJobs {
  readonly here: readonly JobSource[];
  /** Of the same kind in other places; empty when no place is asked for. */
  readonly elsewhere: readonly JobSource[];
}

/** Nearer occupations are offered too: a nurse is shown the post of a nurse in charge. */
const minNearness = 60;
/** A teacher of mathematics for whoever asks for teachers. */
const narrower = 75;

/** What the search alone found. */
const minFit = 40;

/** The jobs that fit a question, the nearest first. */
export function findJobs(asked: AskedJob, jobs: readonly JobSource[]): FoundJobs {
  const fitting = jobs
    .map((job) => ({ job, fit: fitOf(job, asked) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ job }) => job);
  const { place } = asked;
  if (place === undefined) return { here: fitting, elsewhere: [] };
  return {
    here: fitting.filter(({ location }) => isIn(location, place)),
    elsewhere: fitting.filter(({ location }) => !isIn(location, place)),
  };
}

/** From 0 to 100. Who names no kind of job is content with any. */
function fitOf(
  { title, company, isFound = false }: JobSource,
  { occupations, skills, fields, otherWords }: AskedJob,
): number {
  const words = tokenize(title);
  const found = findOccupations(words, true).map(({ concept }) => concept);
  const titled = new Set(found.map(({ id }) => id));
  const titledNames = found.map(({ names: { en } }) => en);
  const fits = occupations.map(({ id, near, names }) => {
    if (titled.has(id)) return 100;
    if (titledNames.some((name) => name.endsWith(` ${names.en}`))) return narrower;
    const nearest = near.find((neighbour) => titled.has(neighbour.id))?.nearness ?? 0;
    return nearest >= minNearness ? nearest : 0;
  });
  if (skills.length > 0) fits.push(skillsNamedIn(title).some(({ name }) => skills.includes(name)) ? 60 : 0);
  const said = new Set([...words, ...tokenize(company ?? '')].map(({ word }) => word));
  if (fields.length > 0) fits.push(found.some(({ group }) => fields.some((field) => field.group === group)) ? 55 : 0);
  if (occupations.length === 0 && skills.length === 0 && fields.length === 0) {
    if (otherWords.length === 0) return 1;
    fits.push(otherWords.some((word) => said.has(word)) ? 50 : 0);
  }
  const best = Math.max(...fits, isFound ? minFit : 0);
  return best > 0 && otherWords.some((word) => said.has(word)) ? best + 1 : best;
}
