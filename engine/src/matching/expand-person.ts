import { broaderOf, credentialById, occupationById, occupations, tellsNoWork } from '../concepts/index.ts';

/** The line of work that an occupation belongs to: somebody of it is nearer to a post than anybody else. */
export function groupConcept(group: string): string {
  return `group:${group}`;
}

/** How surely somebody has a concept, 1 to 100. */
export const strengths = {
  claimed: 100,
  /** An occupation they had, beside the one they have. */
  formerOccupation: 60,
  /** From here on somebody is taken to have it, for what follows from several skills together. */
  sure: 80,
  learning: 30,
  /** What everybody has who does their work. */
  coreSkill: 70,
  /** A neighbouring occupation that is less near than this is another one. */
  minNearness: 40,
  broaderSkill: 90,
  provedSkill: 80,
  /** The most that an occupation comes to that follows from skills alone, and what a paper of its trade adds. */
  implied: 75,
  withPaper: 15,
  /** Added to an occupation that follows from skills when it is next to one that they have, and the most it comes to. */
  ofOwnLine: 30,
  /** How near the two are, and how surely the person has the other. */
  closeNearness: 60,
  close: 70,
  branch: 95,
} as const;

/** "Secondary school teacher" may mean any of them, but whoever is told to teach mathematics does not teach English. */
const subjectTeachers = new Set(
  ['mathematics', 'science', 'language', 'humanities', 'business-studies', 'computer', 'arts'].map(
    (subject) => `occupation:${subject}-teacher`,
  ),
);

/** The concepts that follow from what somebody claims, with what they claim; the strongest way to a concept counts. */
export function expandPerson(claimed: ReadonlyMap<string, number>): Map<string, number> {
  const all = withProofs(claimed);
  const raise = (concept: string, strength: number): void => {
    if (strength > 0 && strength > (all.get(concept) ?? 0)) all.set(concept, Math.floor(strength));
  };
  const own = [...claimed].filter(([concept]) => occupationById(concept) !== undefined && !tellsNoWork(concept));
  const isSubjectTold = own.some(([id]) => subjectTeachers.has(id));
  const implied = impliedOccupations(claimed, own.length === 0 ? 1 : minClaimed);
  // Who names no occupation is taken for the one that their skills fit best.
  for (const [id, strength] of own.length > 0 ? own : implied.slice(0, 1)) {
    const occupation = occupationById(id);
    if (occupation === undefined) continue;
    raise(groupConcept(occupation.group), strength);
    for (const skill of occupation.skills) raise(skill, (strengths.coreSkill * strength) / 100);
    for (const { id: other, nearness } of occupation.near) {
      if (isSubjectTold && !subjectTeachers.has(id) && subjectTeachers.has(other)) continue;
      const near = (nearness * strength) / 100;
      if (near >= strengths.minNearness) raise(other, near);
    }
  }
  for (const [id, strength] of implied) {
    // A teacher with mathematics is a teacher of mathematics.
    raise(id, isBranch(id, all) ? Math.min(strengths.branch, strength + strengths.ofOwnLine) : strength);
  }
  return withBroader(all);
}

/** Whether an occupation is next to one that the person has, or is next to. */
function isBranch(id: string, all: ReadonlyMap<string, number>): boolean {
  const near = occupationById(id)?.near ?? [];
  return near.some((other) => other.nearness >= strengths.closeNearness && (all.get(other.id) ?? 0) >= strengths.close);
}

/** Whoever has a narrower skill has the broader one, somewhat less surely with each step up. */
function withBroader(has: ReadonlyMap<string, number>): Map<string, number> {
  const all = new Map(has);
  const waiting = [...has];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [concept, strength] = next;
    const above = Math.floor((strength * strengths.broaderSkill) / 100);
    for (const id of broaderOf(concept)) {
      if (above <= (all.get(id) ?? 0)) continue;
      all.set(id, above);
      waiting.push([id, above]);
    }
  }
  return all;
}

/** A paper proves skills, and stands for the papers it includes: class CE for class C, a degree for a diploma. */
function withProofs(claimed: ReadonlyMap<string, number>): Map<string, number> {
  const all = new Map(claimed);
  const waiting = [...claimed];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [concept, strength] = next;
    const credential = credentialById(concept);
    if (credential === undefined) continue;
    const proved = Math.floor((strength * strengths.provedSkill) / 100);
    for (const id of credential.proves) if (proved > (all.get(id) ?? 0)) all.set(id, proved);
    for (const id of credential.includes) {
      if (strength <= (all.get(id) ?? 0)) continue;
      all.set(id, strength);
      waiting.push([id, strength]);
    }
  }
  return all;
}

/** Whoever has most core skills of an occupation, the most telling one among them, fits it without ever having had its title; the likeliest first. */
function impliedOccupations(claimed: ReadonlyMap<string, number>, least: number): [string, number][] {
  const implied: [string, number][] = [];
  const all = withBroader(claimed);
  const sure = [...claimed].filter(([, strength]) => strength >= strengths.sure);
  const leadingTo = sure.map((own) => withBroader(new Map([own])));
  const proved = new Set([...claimed.keys()].flatMap((concept) => credentialById(concept)?.proves ?? []));
  for (const { id, skills } of occupations()) {
    const [first = ''] = skills;
    if ((all.get(first) ?? 0) < strengths.sure) continue;
    const share = skills.filter((skill) => (all.get(skill) ?? 0) >= strengths.sure).length / skills.length;
    if (share < minShare || leadingTo.filter((to) => skills.some((skill) => to.has(skill))).length < least) continue;
    const byWork = Math.min(strengths.implied, Math.floor(40 + 50 * share));
    implied.push([id, proved.has(first) ? byWork + strengths.withPaper : byWork]);
  }
  return implied.sort(([, one], [, other]) => other - one);
}

const minShare = 0.3;
/** "Onboarding" and the field that it is of make no developer an HR assistant; who names no occupation has only this. */
const minClaimed = 2;
