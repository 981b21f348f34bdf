import { interviewQuestions } from '@fursa/engine/questions';
import { shownText } from '../_ai/plain-text.ts';
import type { Provider } from '../_ai/provider.ts';
import { ProviderError } from '../_ai/provider-error.ts';
import { readList } from '../_ai/read-answer.ts';
import { limits, type QuestionsAnswer } from './contract.ts';
import { questionsPrompt } from './prompts.ts';

const maxTokens = 2_000;
const maxQuestionLength = 300;
const minQuestionLength = 10;

/** Ten questions. When the provider fails, they come from the local engine, and the answer says so. */
export async function writeQuestions(role: string, provider: Provider | undefined): Promise<QuestionsAnswer> {
  const own = interviewQuestions(role);
  if (provider === undefined) return { engine: 'local', questions: own };
  try {
    const written = await provider.complete(
      { messages: questionsPrompt(role, limits.questions), maxTokens },
      readQuestions,
    );
    // A provider that wrote fewer is helped out.
    return { engine: 'provider', questions: distinct([...written, ...own]).slice(0, limits.questions) };
  } catch (error) {
    if (error instanceof ProviderError) return { engine: 'local', questions: own };
    throw error;
  }
}

function readQuestions(answer: string): string[] | undefined {
  const questions = (readList(answer, 'questions') ?? []).map(withoutNumber);
  const usable = questions.filter((question) => question.length >= minQuestionLength);
  return usable.length === 0 ? undefined : usable;
}

function withoutNumber(question: string): string {
  return shownText(question.replace(/^\s*(?:\d{1,3}[.):]|[-*•–])\s+/, ''), maxQuestionLength);
}

function distinct(questions: readonly string[]): string[] {
  return [...new Map(questions.map((question) => [question.toLowerCase(), question])).values()];
}
