import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { fails, hangs, says, saysJson } from '../../_ai/testing/fake-provider.ts';
import { ask, type FunctionTarget, type HangingTarget } from '../../_ai/testing/function-target.ts';
import type { AdvertOfTarget } from './provider-suite.ts';

const resumeText = `Jane Wanjiru
Plumber in Nairobi
Experience
Plumber, Maji Works, 2019 to 2024
- Fitted pipes in forty houses and repaired 12 pumps.
Skills: plumbing, drainage`;
const advert = { title: 'Plumber', company: 'Nyumba Imara Builders', text: 'We need plumbing, drainage and welding.' };
const request = { task: 'draft', kind: 'letter', resumeText, advert };
const failed = 'Failed to write the draft. Please try again later.';

const draftSchema = z.strictObject({
  engine: z.enum(['provider', 'local']),
  sentences: z.array(
    z.strictObject({
      text: z.string(),
      sources: z.array(z.strictObject({ from: z.enum(['resume', 'advert']), quote: z.string() })),
      startsParagraph: z.boolean(),
    }),
  ),
  refusedCount: z.number(),
});

async function draft(target: FunctionTarget, body: object = request) {
  const { status, body: answered } = await ask(target, body);
  expect(status).toBe(200);
  const { sentences, ...rest } = draftSchema.parse(answered);
  return { ...rest, sentences, text: sentences.map(({ text }) => text).join('\n') };
}

const cv = (quote: string) => [{ from: 'resume', quote }];
const greeting = { text: 'Dear Hiring Manager,', sources: [], startsParagraph: true };
const closings = [
  { text: 'Thank you for your time.', sources: [] },
  { text: 'Yours faithfully,', sources: [] },
];
const honest = [
  greeting,
  { text: 'I am writing to apply for the post of <b>Plumber</b>.', sources: [{ from: 'advert', quote: 'Plumber' }] },
  { text: 'I repaired 12 pumps at Maji Works.', sources: cv('repaired 12 pumps').concat(cv('Plumber, Maji Works')) },
  ...closings,
];
const invented = [
  { text: 'I repaired 120 pumps.', sources: cv('repaired 12 pumps') },
  { text: 'I have a proven track record in welding.', sources: cv('Plumber in Nairobi') },
  { text: 'Call 0712 345 678 about pumps.', sources: cv('repaired 12 pumps') },
];

/** Drafts without a provider. */
export function draftLocalSuite(target: () => FunctionTarget & AdvertOfTarget): void {
  describe('A draft of the local engine', () => {
    test('For an advert in the request there is an outline with lines of the CV', async () => {
      const { engine, refusedCount, text } = await draft(target());
      expect([engine, refusedCount]).toEqual(['local', 0]);
      expect(text).toContain('the post of Plumber at Nyumba Imara Builders.');
      expect(text).toContain('• Fitted pipes in forty houses and repaired 12 pumps.');
      expect(text).not.toContain('welding');
    });

    test('A summary is outlined for a job of ours', async () => {
      const { jobId } = target();
      const { sentences } = await draft(target(), { task: 'draft', kind: 'summary', resumeText, jobId });
      expect(sentences.length).toBeGreaterThan(1);
      const unknown = '00000000-0000-4000-8000-000000000000';
      const asked = { task: 'draft', kind: 'summary', resumeText, jobId: unknown };
      expect(await ask(target(), asked)).toMatchObject({ status: 404, body: { error: 'Job not found' } });
    });

    test.each([
      ['no kind', { kind: undefined }, 'Invalid draft: ask for a letter or a summary'],
      ['no CV', { resumeText: ' ' }, 'Invalid resume text provided'],
      ['no job', { advert: undefined }, 'Invalid job ID provided'],
      ['an advert without text', { advert: { title: 'Plumber' } }, 'Invalid job advert provided'],
      ['an advert that is a text', { advert: 'Plumber wanted' }, 'Invalid job advert provided'],
      [
        'a long advert',
        { advert: { ...advert, text: 'x'.repeat(20_001) } },
        'Job advert too large (20001 chars). Maximum allowed is 20000 chars.',
      ],
    ])('A request with %s is refused', async (_, changed, error) => {
      expect(await ask(target(), { ...request, ...changed })).toMatchObject({ status: 400, body: { error } });
    });
  });
}

/** Drafts of a provider that does what a test tells it to. */
export function draftProviderSuite(target: () => HangingTarget): void {
  describe('A draft of a provider', () => {
    test('What the texts bear out stays, without markup; what is invented is dropped and counted', async () => {
      const { provider } = target();
      provider.replyWith(saysJson({ sentences: [...honest, ...invented] }));
      const { engine, refusedCount, text } = await draft(target());
      expect([engine, refusedCount]).toEqual(['provider', invented.length]);
      expect(text.split('\n').map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
        'Dear Hiring Manager,',
        expect.stringMatching(/^I am writing to apply for the post of Plumber ?\.$/),
        'I repaired 12 pumps at Maji Works.',
        'Thank you for your time.',
        'Yours faithfully,',
      ]);
      const [system, data] = provider.requests[0]?.messages ?? [];
      expect(system?.content).not.toContain('Wanjiru');
      expect(JSON.parse(data?.content ?? '')).toEqual({ cv: resumeText, advert: expect.stringContaining(advert.text) });
    });

    test('When half is invented, the local engine makes an outline and says so', async () => {
      target().provider.replyWith(saysJson({ sentences: [greeting, ...closings, ...invented, ...invented] }));
      const { engine, refusedCount, text } = await draft(target());
      expect([engine, refusedCount]).toEqual(['local', 0]);
      expect(text).toContain('Maji Works');
      expect(text).not.toMatch(/120|0712|proven/);
    });

    test.each([
      ['fails', fails(500), 502],
      ['hangs', hangs(), 504],
      ['writes no JSON', says('Dear Hiring Manager, hire me.'), 502],
      ['writes another form', saysJson({ letter: 'Dear Hiring Manager' }), 502],
    ])('When the provider %s, people are told so', async (how, reply, status) => {
      const { provider, hasty } = target();
      provider.replyWith(reply);
      expect(await ask(how === 'hangs' ? hasty : target(), request)).toMatchObject({ status, body: { error: failed } });
    });
  });
}
