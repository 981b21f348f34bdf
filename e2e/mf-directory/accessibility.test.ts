import type { Locator, Page } from '@playwright/test';
import { expect, storeDemoSession, test } from '../testing/fursa-test.ts';
import { watchLayoutShift } from '../testing/layout-shift.ts';
import { expectNoViolations } from '../testing/looks.ts';
import { untilQuiet } from '../testing/until-quiet.ts';

test.use({ colorScheme: 'light' });

/** In the place of the browser's own, which no test browser has: `say` is what the person says. */
async function fakeSpeech(page: Page): Promise<(text: string) => Promise<void>> {
  await page.addInitScript(() => {
    const listening: EventTarget[] = [];
    class FakeSpeech extends EventTarget {
      start() {
        listening.push(this);
      }
      abort() {
        listening.splice(0);
        this.dispatchEvent(new Event('end'));
      }
    }
    Object.assign(window, {
      webkitSpeechRecognition: FakeSpeech,
      SpeechRecognition: FakeSpeech,
      say(transcript: string) {
        const [speech] = listening.splice(0);
        if (speech === undefined) return false;
        speech.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }));
        speech.dispatchEvent(new Event('end'));
        return true;
      },
    });
  });
  return (text) =>
    expect
      .poll(() => page.evaluate((words) => (window as unknown as { say(text: string): boolean }).say(words), text))
      .toBe(true);
}

test('Spacing, links, motion, ruler and screen-reader mode hold on pages of other remotes, from the first paint on', async ({
  page,
}) => {
  await storeDemoSession(page, 'seeker');
  await page.goto('/accessibility');
  for (const name of ['Wider spacing', 'Underlined links', 'Reduced motion', 'Reading ruler', 'Screen reader mode']) {
    await page.getByRole('button', { name }).click();
  }
  const readShift = await watchLayoutShift(page);
  await page.goto('/jobs', { waitUntil: 'commit' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-spacing', 'wide');
  await expect(html).toHaveAttribute('data-screen-reader', 'on');
  await expect(page.getByTestId('reading-ruler')).toBeAttached();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  expect(
    await heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).letterSpacing)),
  ).toBeGreaterThan(2);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Companies' });
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await expect(link).toHaveCSS('transition-duration', '0s');
  await expect(page.getByText(/^This page has \d+ entries in the longest list, \d+ headings, /)).toBeAttached();
  const outline = page.getByRole('button', { name: 'Page outline' });
  const place = await outline.boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? Number.POSITIVE_INFINITY), 'over no text').toBeLessThanOrEqual(
    bar?.y ?? 0,
  );
  expect(await readShift()).toBeLessThanOrEqual(0.01);
  await outline.click();
  await page
    .getByRole('navigation', { name: 'Page outline' })
    .getByRole('button', { name: 'Bottom of the page' })
    .press('Enter');
  await expect(page.getByRole('contentinfo')).toBeFocused();
  await page.goto('/accessibility');
  await page.getByRole('button', { name: 'Reading ruler' }).click();
  await expectNoViolations(page, 'screen-reader mode');
});

test('The slider stays under the finger while the page grows', { tag: '@layout' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await storeDemoSession(page, 'newcomer');
  await page.goto('/accessibility');
  const slider = page.getByRole('slider', { name: 'Font size' });
  await slider.focus();
  const top = () => slider.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  for (let step = 0; step < 6; step += 1) await slider.press('ArrowRight');
  await expect(slider).toHaveValue('24');
  await expect.poll(() => page.evaluate(() => document.documentElement.style.fontSize)).toMatch(/^133\./);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test('Voice goes to pages, searches, and writes into fields; the job search and the chat have a button of their own', async ({
  page,
}) => {
  const say = await fakeSpeech(page);
  await storeDemoSession(page, 'seeker');
  await page.goto('/accessibility');
  await page.getByRole('radio', { name: 'Kiswahili' }).check();
  await page.getByRole('button', { name: 'Start voice input' }).click();
  await expect(page.getByRole('button', { name: 'Stop voice input' })).toBeVisible();
  await page.getByRole('textbox', { name: 'What would make Fursa easier for you to use?' }).focus();
  await say('maandishi makubwa zaidi');
  await expect(page.getByRole('textbox')).toHaveValue('maandishi makubwa zaidi');
  await page.getByRole('heading', { level: 1 }).focus();
  await say('nenda kazi');
  await expect(page).toHaveURL('/jobs');
  await page.getByRole('heading', { level: 1 }).focus();
  await say('tafuta dereva');
  await expect(page).toHaveURL('/jobs?q=dereva');
  await say('acha kusikiliza');
  await expect(page.getByRole('button', { name: 'Stop listening', exact: true })).toHaveCount(0);

  await page
    .getByRole('main')
    .getByRole('button', { name: /^Speak: / })
    .click();
  await say('nurse Kisumu');
  await expect(page).toHaveURL(/q=nurse(\+|%20)Kisumu/);
  await page.getByRole('button', { name: 'Open chat' }).click();
  const chat = page.getByRole('dialog');
  await chat.getByRole('button', { name: /^Speak: / }).click();
  await say('how do I write a CV');
  await expect(chat.getByRole('textbox')).toHaveValue('how do I write a CV');
});

test('Every key works on pages of shell and remotes, and none while somebody types', { tag: '@details' }, async ({
  page,
}) => {
  await storeDemoSession(page, 'seeker');
  const html = page.locator('html');
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  for (const path of ['/terms', '/jobs', '/AI']) {
    await page.goto(path);
    await untilQuiet(page);
    await page.keyboard.press('Alt+KeyZ');
    await expect.poll(size).toBeCloseTo((16 * 20) / 18, 1);
    await page.keyboard.press('Alt+KeyX');
    await expect.poll(size).toBe(16);
    await page.keyboard.press('Alt+KeyC');
    await expect(html).toHaveAttribute('data-contrast', 'high');
    await page.keyboard.press('Alt+KeyC');
    await expect(html).toHaveAttribute('data-contrast', 'normal');
    await page.keyboard.press('Alt+KeyB');
    await expect(html).toHaveAttribute('data-palette', 'color-blind');
    await page.keyboard.press('Alt+KeyB');
    await expect(html).toHaveAttribute('data-palette', 'normal');
    await page.keyboard.press('Alt+KeyS');
    await expect(html).toHaveAttribute('data-screen-reader', 'on');
    await page.keyboard.press('Alt+KeyS');
    await expect(html).toHaveAttribute('data-screen-reader', 'off');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  const field = page.getByRole('textbox').first();
  await field.focus();
  await page.keyboard.press('Alt+KeyZ');
  await page.keyboard.press('?');
  await expect(field).toHaveValue('?');
  expect(await size()).toBe(16);
});

test('Where the device chooses the colors, choices stand out and progress is visible', { tag: '@details' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await storeDemoSession(page, 'seeker');
  const look = (locator: Locator) =>
    locator.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return { backgroundColor, color };
    });
  await page.goto('/jobs');
  const views = page.getByRole('navigation', { name: 'Job lists' });
  expect(await look(views.locator('[aria-current="page"]'))).not.toEqual(
    await look(views.locator('a:not([aria-current])').first()),
  );
  for (const path of ['/profile', '/AI']) {
    await page.goto(path);
    const tabs = page.getByRole('tablist').first();
    expect(await look(tabs.getByRole('tab', { selected: true }))).not.toEqual(
      await look(tabs.getByRole('tab', { selected: false }).first()),
    );
  }
  await page.goto('/profile');
  const bar = page.getByRole('progressbar');
  const track = await look(bar);
  expect((await look(bar.locator('*').first())).backgroundColor).not.toBe(track.backgroundColor);
});
