import { useDeviceDraft } from '@fursa/shared/data/device-draft';
import * as z from 'zod/mini';

const answersSchema = z.array(z.object({ role: z.string(), question: z.string(), answer: z.string() }));
/** The oldest go first: a device gives an origin about five million characters. */
const maxAnswers = 200;

export const maxAnswerLength = 5_000;

/** What somebody answered, on this device alone. */
export function usePractisedAnswers(userId: string) {
  const [answers, change] = useDeviceDraft({ userId, name: 'ai-answers' }, answersSchema, []);
  const isOf = (role: string, question: string) => (entry: (typeof answers)[number]) =>
    entry.role === role && entry.question === question;
  return {
    answerTo: (role: string, question: string) => answers.find(isOf(role, question))?.answer ?? '',
    storeAnswer(role: string, question: string, answer: string): void {
      change((current) => {
        const others = current.filter((entry) => !isOf(role, question)(entry));
        return answer === '' ? others : [{ role, question, answer }, ...others].slice(0, maxAnswers);
      });
    },
  };
}
