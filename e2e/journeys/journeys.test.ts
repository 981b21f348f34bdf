import type { BrowserContext, Route } from '@playwright/test';
import { expect, test } from '../testing/fursa-test.ts';
import { signOut } from './steps-of-browser.ts';
import { stepsOfJob } from './steps-of-jobs.ts';
import { edit } from './steps-of-profile.ts';
import { follow, walk } from './walk.ts';
import { type Step, toCommand } from './walker.ts';

/** `fursa test --only journeys` sets both; without them, one short walk that is always the same. */
const many = Number(process.env.FURSA_WALKS ?? 0);
const first = Number(process.env.FURSA_WALK_SEED ?? 10);
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

interface Planted {
  readonly fault: string;
  readonly address: string;
  readonly method: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly steps: readonly (Step | undefined)[];
  readonly noticed: RegExp;
}

const [openJob, save, apply] = stepsOfJob(0);

const planted: readonly Planted[] = [
  {
    fault: 'A save that is answered and never stored',
    address: '**/rest/v1/saved_jobs',
    method: 'POST',
    answer: (route) => route.fulfill({ status: 201, body: '' }),
    steps: [save],
    noticed: /Saved: |what is stored after: save job 0/,
  },
  {
    fault: 'An application whose answer is lost',
    address: '**/rest/v1/applied_jobs',
    method: 'POST',
    answer: async (route) => {
      await route.fetch();
      await route.abort();
    },
    steps: [apply],
    noticed: /Applied: /,
  },
  {
    fault: 'A page that does not know what is stored',
    address: '**/rest/v1/saved_jobs?*',
    method: 'GET',
    answer: (route) => route.fulfill({ json: [] }),
    steps: [save, openJob],
    noticed: /Saved: /,
  },
  {
    fault: 'A text that goes missing on its way',
    address: '**/rest/v1/profiles*',
    method: 'PATCH',
    answer: (route) => route.continue({ postData: JSON.stringify({ bio: 'I mend' }) }),
    steps: [edit('bio', 'I mend boats in Lamu.')],
    noticed: /what is stored after: write/,
  },
  {
    fault: 'Something personal that outlives the sign-out',
    address: '**/auth/v1/logout*',
    method: 'POST',
    answer: async (route) => {
      await route
        .request()
        .frame()
        .evaluate(() => sessionStorage.setItem('left', 'I mend boats in Lamu.'));
      await route.continue();
    },
    steps: [signOut],
    noticed: /I mend boats in Lamu/,
  },
];

for (const { fault, address, method, answer, steps, noticed } of planted) {
  test(`${fault} is noticed`, { tag: '@tooling' }, async ({ browser, request, baseURL }) => {
    const plant = (context: BrowserContext) =>
      context.route(address, (route) => (route.request().method() === method ? answer(route) : route.continue()));
    const commands = steps.flatMap((step) => (step === undefined ? [] : [toCommand([step])]));
    await expect(follow({ browser, request, baseURL, plant, patience: 3_000 }, commands)).rejects.toThrow(noticed);
  });
}
