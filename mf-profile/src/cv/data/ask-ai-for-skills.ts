import { type AppError, getBackendClient } from '@fursa/shared/backend';
import { readAnswer } from '@fursa/shared/data';
import { aiSource, callAiAnalyze } from '@fursa/shared/data/ai-analyze';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { maxSkills } from '../model/cv-file.ts';
import { type CvDocument, saveCvSkills, showCvDocument } from './cv-document.ts';

const answerSchema = z.object({ ...aiSource, skills: z.array(z.string()) });
const textSchema = z.object({ extracted_text: z.nullable(z.string()) });

/** The longest text that the function reads. */
const maxCharacters = 100_000;

/** How many skills the AI service found that were not known, or null when none is connected. */
export type AiFinding = number | null;

/** Has the AI service name the skills of the stored CV; those that were not known are added to what was found in it. */
export function useAskAiForSkills(userId: string) {
  const queryClient = useQueryClient();
  return useMutation<AiFinding, AppError, CvDocument>({
    networkMode: 'always',
    mutationFn: async (document) => {
      const { engine, skills } = await callAiAnalyze({ task: 'skills', text: await readText(userId) }, answerSchema);
      if (engine === 'local') return null;
      const known = new Set(document.skills.map((skill) => skill.toLowerCase()));
      const added = skills.filter((skill) => !known.has(skill.toLowerCase()));
      if (added.length > 0) {
        const all = [...document.skills, ...added].slice(0, maxSkills);
        await showCvDocument(queryClient, userId, await saveCvSkills(userId, all));
      }
      return added.length;
    },
  });
}

async function readText(userId: string): Promise<string> {
  const answer = await getBackendClient().from('cv_documents').select('extracted_text').eq('user_id', userId).single();
  const { extracted_text: text } = readAnswer(textSchema, answer);
  return text?.slice(0, maxCharacters) ?? '';
}
