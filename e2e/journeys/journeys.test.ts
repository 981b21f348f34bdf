import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../testing/fursa-test.ts';
import { toCommand } from './step.ts';
import { stepsOfJob } from './steps-of-jobs.ts';
import { follow, walk } from './walk.ts';

/** `fursa test --only journeys` sets it; without it, one short walk that is always the same. */
const many = Number(process.env.FURSA_WALKS ?? 0);
const first = Number(process.env.FURSA_WALK_SEED ?? (many > 0 ? Date.now() % 1_000_000_000 : 10));
const walks =
  many > 0
    ? Array.from({ length: many }, (_, index) => ({ seed: first + index, length: 40, shrinkFor: 240_000 }))
    : [{ seed: first, length: 16, shrinkFor: 0 }];

for (const each of walks) {
  test(`Whatever somebody does, what they see and what is stored stays true (seed ${each.seed})`, async ({
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(120_000 + each.length * 10_000 + each.shrinkFor);
    const done = await walk({ browser, request, baseURL }, each);
    console.log(`seed ${each.seed}: ${done.join(', ')}`);
    expect(done).not.toEqual([]);
  });
}

test('A save that is answered and never stored is noticed', async ({ browser, request, baseURL }) => {
  const plant = (context: BrowserContext) =>
    context.route('**/rest/v1/saved_jobs', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 201, body: '' }) : route.continue(),
    );
  const commands = stepsOfJob(0)
    .filter(({ name }) => name === 'save job 0')
    .map((step) => toCommand([step]));
  await expect(follow({ browser, request, baseURL, plant, patience: 3_000 }, commands)).rejects.toThrow(
    /Saved: |what is stored after: save job 0/,
  );
});
