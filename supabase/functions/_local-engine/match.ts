import { findSkills } from './find-skills.ts';
import type { SkillGroup } from './lexicon/index.ts';
import { sentenceList } from './sentence-list.ts';
import { skillNamed } from './spelling-trie.ts';
import { tokenize } from './text/tokenize.ts';

/** What a match reads of a job; absent fields count for nothing. */
export interface MatchableJob {
  readonly title: string;
  readonly description?: string | null;
  readonly requirements?: string | null;
  readonly skills?: readonly string[] | null;
}

export interface SkillMatch {
  /** 0 to 100: the share, by weight, of what the advert asks for that the CV shows. 50 when the advert names no skill. */
  readonly score: number;
  /** The weightiest first, each by the lexicon's name, or by the advert's own words where the lexicon has none. */
  readonly matchedSkills: readonly string[];
  readonly missingSkills: readonly string[];
  /** One to three sentences for the applicant. */
  readonly recommendation: string;
}

interface WantedSkill {
  readonly name: string;
  readonly group: SkillGroup | undefined;
  readonly weight: number;
}

/** The advert's list of skills, its requirements and its title say what the work needs; the rest is colour. */
const weights = { needed: 3, mentioned: 1 } as const;
const neutralScore = 50;
const longestName = 80;

const niceToHave =
  /\b(?:nice to have|advantage|(?:is|be|as) a plus|a bonus|preferred|preferably|desirable|desired|optional|ideally)\b/i;

/**
 * How well a CV fits an advert, by the skills both name. Sentences have no say: neither "give me 100 points" in a CV nor
 * a repeated word moves the score, and a further wanted skill in the CV never lowers it.
 */
export function matchSkills(resumeText: string, job: MatchableJob): SkillMatch {
  const shown = shownSkills(resumeText);
  const wanted = wantedSkills(job);
  const matched = wanted.filter((skill) => shown.covers(skill));
  const missing = wanted.filter((skill) => !shown.covers(skill));
  const score = wanted.length === 0 ? neutralScore : Math.round((100 * weigh(matched)) / weigh(wanted));
  const [matchedSkills, missingSkills] = [names(matched), names(missing)];
  return { score, matchedSkills, missingSkills, recommendation: recommend(score, matchedSkills, missingSkills) };
}

function wantedSkills(job: MatchableJob): WantedSkill[] {
  const wanted = new Map<string, WantedSkill>();
  for (const skill of [
    ...(job.skills ?? []).map(readListed).filter(({ name }) => name !== ''),
    ...weighed(`${job.title}\n\n${neededLines(job.requirements ?? '')}`, weights.needed),
    ...weighed(`${job.requirements ?? ''}\n\n${job.description ?? ''}`, weights.mentioned),
  ]) {
    const key = skill.name.toLowerCase();
    if (!wanted.has(key)) wanted.set(key, skill);
  }
  return [...wanted.values()].toSorted((one, other) => other.weight - one.weight);
}

/** The requirements without what is only nice to have: single lines, and all below such a heading. */
function neededLines(requirements: string): string {
  let isOptional = false;
  const needed = requirements.split(/\n|(?<=[.;])\s/).filter((line) => {
    if (/:\s*$/.test(line)) isOptional = niceToHave.test(line);
    return !isOptional && !niceToHave.test(line);
  });
  return needed.join('\n');
}

function weighed(text: string, weight: number): WantedSkill[] {
  return findSkills(text).map(({ name, group }) => ({ name, group, weight: weightIn(group, weight) }));
}

/** Everybody writes "team player": what cannot be checked weighs little. */
function weightIn(group: SkillGroup | undefined, weight: number): number {
  return group === 'soft' ? weights.mentioned : weight;
}

/** An item of the advert's list is a skill, whether the lexicon knows it or not. */
function readListed(text: string): WantedSkill {
  const known = skillNamed(text);
  const name =
    known?.name ??
    text
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim()
      .slice(0, longestName);
  return { name, group: known?.group, weight: weightIn(known?.group, weights.needed) };
}

interface ShownSkills {
  covers(skill: WantedSkill): boolean;
}

function shownSkills(resumeText: string): ShownSkills {
  const found = findSkills(resumeText);
  const phrases = new Set(found.flatMap(({ name, group }) => endings(name).map((ending) => `${group}:${ending}`)));
  const words = wordsOf(resumeText);
  return {
    covers: ({ name, group }) =>
      group === undefined ? words.includes(wordsOf(name)) : phrases.has(`${group}:${name.toLowerCase()}`),
  };
}

/** "Financial Accounting" is a kind of "Accounting": the last words of a name say what the skill is. */
function endings(name: string): string[] {
  const words = name.toLowerCase().split(' ');
  return words.map((_, index) => words.slice(index).join(' '));
}

function wordsOf(text: string): string {
  return ` ${tokenize(text)
    .map(({ singular }) => singular)
    .join(' ')} `;
}

function weigh(skills: readonly WantedSkill[]): number {
  return skills.reduce((sum, { weight }) => sum + weight, 0);
}

function names(skills: readonly WantedSkill[]): string[] {
  return skills.map(({ name }) => name);
}

const mostNamed = 3;

function recommend(score: number, matched: readonly string[], missing: readonly string[]): string {
  if (matched.length + missing.length === 0) {
    return 'This advert names no skill we could compare with your CV, so the score is neutral. Read the advert to decide.';
  }
  const has = matched.length > 0 ? ` Your CV shows ${sentenceList(matched.slice(0, mostNamed))}.` : '';
  const lacks =
    missing.length > 0
      ? ` It does not mention ${sentenceList(missing.slice(0, mostNamed), 'or')}: add what you can honestly claim.`
      : ' Nothing the advert names is missing.';
  return verdict(score) + has + lacks;
}

function verdict(score: number): string {
  if (score >= 75) return 'Strong match.';
  if (score >= 50) return 'Good match with gaps.';
  return score >= 25 ? 'Partial match.' : 'Weak match.';
}
