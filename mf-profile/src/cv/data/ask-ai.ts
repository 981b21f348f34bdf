import { type AppError, getBackendClient } from '@fursa/shared/backend';
import { readAnswer } from '@fursa/shared/data';
import { aiSource, callAiAnalyze } from '@fursa/shared/data/ai-analyze';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { maxSkills } from '../model/cv-file.ts';
import { mergeToldJobs } from '../model/told-jobs.ts';
import { type CvDocument, saveCvSkills, showCvDocument } from './cv-document.ts';
import { readCvReview, showCvReview } from './cv-review.ts';

const skillsSchema = z.object({ ...aiSource, skills: z.array(z.string()) });
const text = z.nullable(z.string());
const job = z.object({
  position: text,
  name: text,
  startDate: text,
  endDate: text,
  isCurrent: z.boolean(),
  line: z.string(),
});
const workSchema = z.object({ ...aiSource, work: z.array(job) });
const textSchema = z.object({ extracted_text: text });

/** The longest text that the function reads. */
const maxCharacters = 100_000;

/**
 * What the AI service found that was not known: how many skills, and whether jobs. Null when none is connected. Jobs are `unread` where
 * that failed: an earlier version of the function does not know the task, and what is left for today may not do for both.
 */
export type AiFinding = { readonly skills: number; readonly jobs: 'new' | 'none' | 'unread' } | null;

/**
 * Has the AI service read the stored CV. Skills that were not known are added to what was found in it, and jobs to what is
 * reviewed on this device.
 */
export function useAskAi(userId: string) {
  const queryClient = useQueryClient();
  return useMutation<AiFinding, AppError, CvDocument>({
    mutationFn: async (document) => {
      const cv = await readText(userId);
      const readReview = () => readCvReview(queryClient, userId, document.path);
      const [told, work] = await Promise.allSettled([
        callAiAnalyze({ task: 'skills', text: cv }, skillsSchema),
        readReview() === null ? undefined : callAiAnalyze({ task: 'work', text: cv }, workSchema),
      ]);
      // Jobs that could not be read take no skills away.
      if (told.status === 'rejected') throw told.reason;
      const { engine, skills } = told.value;
      if (engine === 'local') return null;
      const known = new Set(document.skills.map((skill) => skill.toLowerCase()));
      const added = skills.filter((skill) => !known.has(skill.toLowerCase()));
      if (added.length > 0) {
        const all = [...document.skills, ...added].slice(0, maxSkills);
        await showCvDocument(queryClient, userId, await saveCvSkills(userId, all));
      }
      const review = readReview();
      if (review === null) return { skills: added.length, jobs: 'none' };
      if (work.status === 'rejected' || work.value?.engine !== 'provider')
        return { skills: added.length, jobs: 'unread' };
      const { facts, changed } = mergeToldJobs(review.facts, work.value.work);
      showCvReview(queryClient, userId, { ...review, facts });
      return { skills: added.length, jobs: changed > 0 ? 'new' : 'none' };
    },
  });
}

async function readText(userId: string): Promise<string> {
  const answer = await getBackendClient().from('cv_documents').select('extracted_text').eq('user_id', userId).single();
  const { extracted_text: written } = readAnswer(textSchema, answer);
  return written?.slice(0, maxCharacters) ?? '';
}
