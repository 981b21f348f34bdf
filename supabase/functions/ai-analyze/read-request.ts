import * as z from 'zod';
import { FunctionError } from '../_shared/function-error.ts';
import { type AnalyzeRequest, conversationSchema, limits, taskSchema, texts } from './contract.ts';

const conversationMark = z.object({ messages: z.unknown().refine((value) => value !== undefined) });

/**
 * What is asked for, or the text of the specification for what is wrong with it.
 *
 * @throws FunctionError 400, or 413 for more text than is read
 */
export function readRequest(body: unknown): AnalyzeRequest {
  const schema = conversationMark.safeParse(body).success ? conversationSchema : taskSchema;
  const { data, error } = schema.safeParse(body);
  if (error !== undefined) throw new FunctionError(400, error.issues[0]?.message ?? texts.invalidRequest);
  if (isTooLarge(data)) throw new FunctionError(413, texts.tooLarge);
  return data;
}

function isTooLarge(request: AnalyzeRequest): boolean {
  switch (request.task) {
    case 'skills':
      return request.text.length > limits.text;
    case 'match':
    case 'draft':
      return request.resumeText.length > limits.text;
    case 'messages':
      return request.messages.reduce((sum, { content }) => sum + content.length, 0) > limits.conversation;
    case 'explain':
      // The CV is not in the request.
      return false;
    case 'describe':
    case 'questions':
      // The length of a role is checked with the rest of it, and has a text of its own.
      return false;
  }
}
