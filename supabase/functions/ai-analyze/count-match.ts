import { explainMatch } from '@fursa/engine/explain-match';
import { readPerson } from '@fursa/engine/read-person';
import { type PostingText, readPosting } from '@fursa/engine/read-posting';
import { recommendMatch } from '@fursa/engine/recommend-match';
import { scoreMatch } from '@fursa/engine/score-match';
import { plainText } from '../_ai/plain-text.ts';
import { limits, type MatchAnswer } from './contract.ts';
import type { StoredJob } from './read-job.ts';

/** Of an advert that names nothing that could be compared. */
const neutralScore = 50;

/** How well a CV, as plain text, fits a job by the one rule of the product, and why. */
export function countMatch(resume: string, job: StoredJob): Omit<MatchAnswer, 'engine' | 'jobId'> {
  const person = { resume, skills: [] };
  const posting: PostingText = {
    title: plainText(job.title),
    description: plainText(job.description),
    requirements: job.requirements === null ? null : plainText(job.requirements),
    skills: job.skills.map(plainText),
    companyName: null,
  };
  const score = scoreMatch(readPerson(person), readPosting(posting));
  const { matched, missing } = explainMatch(person, posting);
  const matchedSkills = matched.map(({ name }) => name);
  const missingSkills = missing.map(({ name }) => name);
  return {
    score: score ?? neutralScore,
    matchedSkills,
    missingSkills,
    recommendation: recommendMatch(score, matchedSkills, missing),
    evidence: [...matched, ...missing]
      .map(({ name, inPosting, inResume }) => ({ skill: name, inJob: inPosting, inResume }))
      .slice(0, limits.evidence),
  };
}
