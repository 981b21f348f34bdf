import { describe, expect, test } from 'vitest';
import { ask, type FunctionTarget } from '../../_ai/testing/function-target.ts';
import { limits } from '../contract.ts';

const jobId = '00000000-0000-4000-8000-000000000000';
const tooLarge = 'Content too large. Please upload a smaller CV file.';
const wrongRequest = 'Invalid request: send a task or messages';

const refused: readonly (readonly [name: string, body: unknown, status: number, error: string])[] = [
  ['no task', {}, 400, wrongRequest],
  ['an unknown task', { task: 'hire' }, 400, wrongRequest],
  ['a CV without text', { task: 'skills', text: ' \n ' }, 400, 'CV file appears to be empty'],
  ['a CV that is too large', { task: 'skills', text: 'a '.repeat(limits.text / 2 + 1).concat('b') }, 413, tooLarge],
  ['a prompt of 10 MB', { task: 'skills', text: 'a'.repeat(10_000_000) }, 413, tooLarge],
  ['a work history without text', { task: 'work', text: ' ' }, 400, 'CV file appears to be empty'],
  [
    'a work history that is too large',
    { task: 'work', text: 'a '.repeat(limits.text / 2 + 1).concat('b') },
    413,
    tooLarge,
  ],
  ['an empty resume', { task: 'match', resumeText: ' ', jobId }, 400, 'Invalid resume text provided'],
  ['no job', { task: 'match', resumeText: 'Cook' }, 400, 'Invalid job ID provided'],
  [
    'a job id that is a filter',
    { task: 'match', resumeText: 'Cook', jobId: 'x,id.neq.y' },
    400,
    'Invalid job ID provided',
  ],
  [
    'a job of a feed that is not there',
    { task: 'match', resumeText: 'Cook', jobId: 'sample:none' },
    404,
    'Job not found',
  ],
  ['no role', { task: 'questions' }, 400, 'Invalid job role provided'],
  ['a role that is no word', { task: 'questions', role: 'asdf' }, 400, 'Invalid job role provided'],
  [
    'a long role',
    { task: 'questions', role: 'r'.repeat(201) },
    400,
    'Job role text too large (201 chars). Maximum allowed is 200 chars.',
  ],
  ['no message', { messages: [] }, 400, 'Invalid messages provided'],
  ['a message of nobody', { messages: [{ role: 'tool', content: 'x' }] }, 400, 'Invalid messages provided'],
  [
    'too many messages',
    { messages: Array.from({ length: 21 }, () => ({ role: 'user', content: 'x' })) },
    400,
    'Invalid messages provided',
  ],
  ['long messages', { messages: [{ role: 'user', content: 'x'.repeat(limits.conversation + 1) }] }, 413, tooLarge],
];

/** What `ai-analyze` refuses, whoever would have answered. */
export function analyzeRequestsSuite(target: () => FunctionTarget): void {
  describe('Requests to ai-analyze', () => {
    test.each(refused)('A request with %s is refused', async (_, body, status, error) => {
      expect(await ask(target(), body)).toMatchObject({ status, body: { error } });
    });
  });
}
