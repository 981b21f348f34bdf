import { describe, expect, test } from 'vitest';
import { breaksOff, fails, hangs, says, sends } from '../../_ai/testing/fake-provider.ts';
import { ask, type HangingTarget, hastyVariables } from '../../_ai/testing/function-target.ts';
import type { AdvertOfTarget } from './provider-suite.ts';

const cv = 'Jane Wanjiru. Plumber in Nairobi with QuickBooks.';
const tookTooLong = 'The analysis took too long to complete. Please try with a smaller CV file.';
const wrongForm = 'Invalid response format from AI service';
const skillsFailed = 'Failed to extract skills from CV. Please try again.';
const workFailed = 'Failed to read the work history in your CV. Please try again.';
const matchFailed = 'Failed to match with job. Please try again later.';
const descriptionFailed = 'Failed to generate job description. Please try again later.';

/** `ai-analyze` over a provider that fails in every way there is. Each answer comes within the time limit, or the test fails. */
export function analyzeFaultsSuite(target: () => HangingTarget & AdvertOfTarget): void {
  describe('ai-analyze with a provider that fails', () => {
    test.each([
      ['fails', fails(500), 502, skillsFailed],
      ['limits us', fails(429, { 'retry-after': '7' }), 503, skillsFailed],
      ['leads elsewhere', fails(307, { location: '/v1/chat/completions' }), 502, skillsFailed],
      ['breaks off', breaksOff(), 502, skillsFailed],
      ['hangs', hangs(), 504, tookTooLong],
      ['sends a web page', sends('<!doctype html><p>Bad gateway', 'text/html'), 502, wrongForm],
      ['sends JSON of another kind', sends('{"answer": 42}'), 502, wrongForm],
      ['sends far too much', sends('x'.repeat(3_000_000)), 502, wrongForm],
      ['writes JSON that is cut off', says('{"score": 50, "matchedSkills": ["Plu'), 502, wrongForm],
      ['writes nothing', says(''), 502, wrongForm],
    ])('When the provider %s, people are told so', async (how, reply, status, skills) => {
      const { provider, jobId, hasty } = target();
      const asked = how === 'hangs' ? hasty : target();
      provider.replyWith(reply);
      const requests = [
        [{ task: 'skills', text: cv }, skills],
        [{ task: 'work', text: cv }, skills === skillsFailed ? workFailed : skills],
        [{ task: 'match', resumeText: cv, jobId }, matchFailed],
        [{ task: 'describe', role: 'Cook' }, descriptionFailed],
      ] as const;
      // At once: nobody waits for one time limit after the other.
      const answers = requests.map(async ([request, error]) => ({ told: await ask(asked, request), error }));
      for (const { told, error } of await Promise.all(answers)) {
        expect(told).toMatchObject({ status, body: { error } });
        expect(told.headers.get('retry-after')).toBe(status === 503 ? '7' : null);
      }
    });

    test('The time limit holds for all pieces of a long CV together', async () => {
      const { provider, hasty } = target();
      // In three turns, two of which are within the limit.
      const delay = Number(hastyVariables.AI_TIMEOUT_MS) * 0.45;
      provider.replyWith((response, request) => void setTimeout(() => says('[]')(response, request), delay));
      const told = await ask(hasty, { task: 'skills', text: 'worked with care '.repeat(5_800) });
      expect(told).toMatchObject({ status: 504, body: { error: tookTooLong } });
    });

    test.each([
      ['a web page', says('<html><body>'), 502, wrongForm],
      ['cut off JSON', says('["Why do'), 502, wrongForm],
      ['nothing in time', hangs(), 504, tookTooLong],
    ])('Messages that %s answers fail with a text', async (what, reply, status, error) => {
      const { provider, hasty } = target();
      provider.replyWith(reply);
      const told = await ask(what === 'nothing in time' ? hasty : target(), {
        messages: [{ role: 'user', content: 'Describe a job.' }],
      });
      expect(told).toMatchObject({ status, body: { error } });
    });
  });
}
