import type { Page } from '@playwright/test';
import { sampleCv } from '../mf-ai/sample-cv.ts';
import type { FaultProxy } from '../testing/fault-proxy.ts';
import { type FileFault, fileFaults } from '../testing/file-faults.ts';
import { expect, expectSoon, giveUpFiles, test } from '../testing/fursa-test.ts';
import { runsSuite } from '../testing/looks.ts';
import { signInAsSomebody } from '../testing/session.ts';

interface LazyPart {
  /** As in "When the avatar dialog does not come". */
  readonly name: string;
  readonly path: string;
  readonly files: RegExp;
  /** Asks for it, as often as it is called. */
  readonly press: (page: Page) => Promise<void>;
  readonly failure: string;
  readonly expectIt: (page: Page) => Promise<void>;
}

const picture = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
const cv = { name: 'cv.doc', mimeType: 'application/msword', buffer: Buffer.from('{\\rtf1 no CV of Word}') };

const readingCv = {
  path: '/profile?tab=documents',
  press: (page: Page) => page.locator('input[type=file][accept*=".docx"]').setInputFiles(cv),
  failure: 'Failed to process CV',
  // The reader is there, and says what is wrong with the file.
  expectIt: async (page: Page) => {
    await expect(page.getByText('Failed to process CV')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  },
};

const analyzing = {
  path: '/AI',
  press: async (page: Page) => {
    await page.getByRole('textbox', { name: 'Your resume' }).fill(sampleCv);
    await page.getByRole('button', { name: 'Analyze Resume' }).click();
  },
  failure: 'Failed to analyze resume. Please try again.',
  expectIt: (page: Page) => expect(page.getByRole('heading', { name: 'What we found' })).toBeVisible(),
};

const parts: readonly LazyPart[] = [
  {
    name: 'the avatar dialog',
    path: '/profile',
    files: /^\/remotes\/mf-profile\/.*\/avatar-dialog\.[^/]*\.js$/,
    press: (page) => page.locator('input[type=file][accept="image/*"]').setInputFiles(picture),
    failure: 'Avatar upload failed',
    expectIt: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  { name: 'the worker that reads CVs', files: /^\/remotes\/mf-profile\/.*\/read-cv\.[^/]*\.js$/, ...readingCv },
  { name: 'the worker of the engine', files: /^\/remotes\/mf-ai\/.*\/engine\.[^/]*\.js$/, ...analyzing },
  { name: 'what the engine imports', files: /^\/remotes\/mf-ai\/.*\/analyze-resume\.[^/]*\.js$/, ...analyzing },
];

const faultsOfTheGate = ['its scripts are refused', 'its chunks hang', 'its scripts are a page'];
const faults = fileFaults.filter(({ files, name }) =>
  runsSuite('faults') ? files === 'scripts' || name === 'its chunks hang' : faultsOfTheGate.includes(name),
);

/** As a visitor with nothing in the cache meets it. */
async function tryFault(page: Page, faultProxy: FaultProxy, part: LazyPart, { fault }: FileFault): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await page.clock.setSystemTime(new Date());
  faultProxy.break(part.files, fault);
  await page.goto(`${faultProxy.address}${part.path}`);
  await part.press(page);
  await expectSoon(page, fault, () => expect(page.getByText(part.failure).first()).toBeVisible({ timeout: 1_000 }));
  faultProxy.heal();
  // A request from before that still hangs would fail the press that comes meanwhile.
  await giveUpFiles(page, fault);
  await part.press(page);
  await part.expectIt(page);
}

for (const part of parts) {
  // The worker that reads CVs stands for all where the suite `faults` does not run.
  const tag = part.name === 'the worker that reads CVs' ? [] : '@faults';
  test(`When ${part.name} does not come, people read it, and the next press brings it`, { tag }, async ({
    page,
    faultProxy,
    expectedErrors,
  }) => {
    expectedErrors.push(/remotes\/mf-/, /integrity/i, /Failed to load resource/, /importScripts|MIME/i);
    await page.clock.install();
    await signInAsSomebody(page, faultProxy.address);
    // Intercepting requests, which the sign-in of tests does, turns the browser's cache off.
    await page.unrouteAll();
    for (const tried of faults) await test.step(tried.name, () => tryFault(page, faultProxy, part, tried));
  });
}
