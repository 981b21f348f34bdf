import type { PostingText } from '@fursa/engine/read-posting';
import { callAiAnalyze } from '@fursa/shared/data/ai-analyze';
import { fetchOrFail } from '@fursa/shared/data/fetch-or-fail';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { matchWithJob } from '../../ai-service/data/match-with-job.ts';
import { plainText } from '../../ai-service/model/plain-text.ts';
import { runEngine } from '../../local-engine/data/run-engine.ts';
import { ownCvQueryOptions } from '../../own-cv/data/own-cv.ts';
import { type JobFit, jobFitSchema } from '../model/job-fit.ts';
import { readPastedAdvert } from '../model/pasted-advert.ts';
import { listedJobQueryOptions } from './listed-job.ts';

/** What a CV is compared with. */
export type ComparedJob =
  | { readonly kind: 'pasted'; readonly advert: string }
  /** The id of a job of ours, or `<source>:<id>` of one from a feed. */
  | { readonly kind: 'listed'; readonly jobId: string };

export interface FitQuestion {
  readonly userId: string;
  readonly resume: string;
  readonly job: ComparedJob;
  /** False where an AI service is connected and the person does not agree that their CV goes there. */
  readonly mayCallService: boolean;
}

/**
 * How well a CV fits a job. A pasted advert is compared on this device. For a listed job and the stored CV it is the stored score,
 * which every list shows; for a listed job and another text the AI service is asked, and without leave to do so this device.
 *
 * @throws AppError
 */
export async function findFit(
  { userId, resume, job, mayCallService }: FitQuestion,
  queryClient: QueryClient,
): Promise<JobFit> {
  if (job.kind === 'pasted') {
    const { title, text: description } = readPastedAdvert(job.advert);
    return await countHere(resume, { title, description, requirements: null, skills: [], companyName: null });
  }
  const stored = await queryClient.fetchQuery(ownCvQueryOptions(userId));
  if (stored !== null && stored === resume.trim()) return await explainStored(job.jobId);
  if (mayCallService) return await matchText(resume, job.jobId);
  const { posting } = await fetchOrFail(queryClient, listedJobQueryOptions(job.jobId));
  return await countHere(resume, posting);
}

async function countHere(resume: string, posting: PostingText): Promise<JobFit> {
  const { matched, missing, ...fit } = await runEngine('countFit', { resume: plainText(resume), posting });
  return { ...fit, matched: [...matched], missing: [...missing], answeredBy: 'device' };
}

const explanationSchema = z.extend(z.pick(jobFitSchema, { score: true, matched: true, missing: true }), {
  opinion: z.catch(z.nullable(z.string()), null),
});

async function explainStored(jobId: string): Promise<JobFit> {
  const { opinion, ...fit } = await callAiAnalyze({ task: 'explain', jobId }, explanationSchema);
  return { ...fit, recommendation: opinion?.trim() || null, answeredBy: 'stored' };
}

async function matchText(resume: string, jobId: string): Promise<JobFit> {
  const { engine, reason, score, recommendation, evidence, matchedSkills } = await matchWithJob(resume, jobId);
  const isMatched = new Set(matchedSkills);
  const skills = evidence.map(({ skill, inJob, inResume }) => ({ name: skill, inPosting: inJob, inResume }));
  return {
    score,
    matched: skills.filter(({ name }) => isMatched.has(name)),
    missing: skills.filter(({ name }) => !isMatched.has(name)),
    recommendation,
    answeredBy: reason ?? engine,
  };
}
