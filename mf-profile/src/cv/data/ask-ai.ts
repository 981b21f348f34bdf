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

/** What the AI service found that was not known; null when none is connected. */
export type AiFinding = { readonly skills: number; readonly hasJobs: boolean } | null;

/**
 * Has the AI service read the stored CV. Skills that were not known are added to what was found in it, and jobs to what is
 * reviewed on this device.
 */
export function useAskAi(userId: string) {
  const queryClient = useQueryClient();
  return useMutation<AiFinding, AppError, CvDocument>({
    networkMode: 'always',
    mutationFn: async (document) => {
      const cv = await readText(userId);
      const readReview = () => readCvReview(queryClient, userId, document.path);
      const [{ engine, skills }, work] = await Promise.all([
        callAiAnalyze({ task: 'skills', text: cv }, skillsSchema),
        readReview() === null ? undefined : callAiAnalyze({ task: 'work', text: cv }, workSchema),
      ]);
      if (engine === 'local') return null;
      const known = new Set(document.skills.map((skill) => skill.toLowerCase()));
      const added = skills.filter((skill) => !known.has(skill.toLowerCase()));
      if (added.length > 0) {
        const all = [...document.skills, ...added].slice(0, maxSkills);
        await showCvDocument(queryClient, userId, await saveCvSkills(userId, all));
      }
      const review = readReview();
      if (work?.engine !== 'provider' || review === null) return { skills: added.length, hasJobs: false };
      const { facts, changed } = mergeToldJobs(review.facts, work.work);
      showCvReview(queryClient, userId, { ...review, facts });
      return { skills: added.length, hasJobs: changed > 0 };
    },
  });
}

async function readText(userId: string): Promise<string> {
  const answer = await getBackendClient().from('cv_documents').select('extracted_text').eq('user_id', userId).single();
  const { extracted_text: written } = readAnswer(textSchema, answer);
  return written?.slice(0, maxCharacters) ?? '';
}
