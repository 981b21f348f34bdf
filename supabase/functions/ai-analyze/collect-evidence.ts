import { type Evidence, evidenceIn } from '@fursa/engine/evidence';
import { skillNamed } from '@fursa/engine/spelling-trie';
import { plainText } from '../_ai/plain-text.ts';
import { limits, type SkillEvidence } from './contract.ts';
import type { StoredJob } from './read-job.ts';

interface Skills {
  readonly matchedSkills: readonly string[];
  readonly missingSkills: readonly string[];
}

/** Where advert and CV name the skills of a match: as they were counted, else as the texts are searched. `resume` is plain text. */
export function collectEvidence(
  resume: string,
  job: StoredJob,
  { matchedSkills, missingSkills }: Skills,
  known: readonly SkillEvidence[],
): SkillEvidence[] {
  const [inResume, inJob] = [evidenceIn(resume), evidenceInJob(job)];
  const counted = new Map(known.map((evidence) => [evidence.skill, evidence]));
  return [
    ...matchedSkills.map((skill) => counted.get(skill) ?? { skill, inJob: inJob(skill), inResume: inResume(skill) }),
    ...missingSkills.map((skill) => counted.get(skill) ?? { skill, inJob: inJob(skill), inResume: null }),
  ].slice(0, limits.evidence);
}

/** What is asked for says more than what the work is like, and a sentence more than a word of the advert's list. */
function evidenceInJob(job: StoredJob): Evidence {
  const parts = [job.requirements ?? '', job.description, job.title].map((text) => evidenceIn(plainText(text)));
  const listed = new Map(job.skills.map(plainText).map((item) => [listedName(item), item]));
  return (skill) => {
    for (const part of parts) {
      const sentence = part(skill);
      if (sentence !== null) return sentence;
    }
    return listed.get(listedName(skill))?.slice(0, limits.jobRole) ?? null;
  };
}

function listedName(item: string): string {
  return (skillNamed(item)?.name ?? item.replace(/\s+/g, ' ')).toLowerCase();
}
