import { shellChunk } from '@fursa/platform/shell-chunk';
import { openChat, say } from '../testing/chat.ts';
import { expect, test } from '../testing/fursa-test.ts';
import { findViolations } from '../testing/looks.ts';

test('The panel has its sizes, scrolls to the newest message and shows hour and minute', { tag: '@layout' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const chat = await openChat(page);
  expect((await chat.boundingBox())?.height).toBe(500);
  for (let turn = 1; turn <= 8; turn += 1) await say(chat, `Question ${turn} ${'word '.repeat(30)}`);
  const log = chat.getByRole('log');
  const rest = await log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
  expect(rest).toBeLessThanOrEqual(1);
  await expect(log.locator('time').last()).toHaveText(/^\d{2}:\d{2}( [AP]M)?$/);
  const widest = await log.evaluate((list) => {
    const room = list.clientWidth - 32;
    return Math.max(...[...list.querySelectorAll('.wrap-anywhere')].map((bubble) => bubble.clientWidth / room));
  });
  expect(widest).toBeLessThanOrEqual(0.8);

  await page.setViewportSize({ width: 360, height: 740 });
  const sheet = await chat.boundingBox();
  expect(sheet).toEqual({ x: 0, y: 240, width: 360, height: 500 });
});

test('When the panel does not load the person is told, and the next press loads it', { tag: '@faults' }, async ({
  page,
  faultProxy,
  expectedErrors,
}) => {
  const panel = new RegExp(shellChunk('chat-panel'));
  expectedErrors.push(/Failed to load resource/, panel);
  await page.goto(faultProxy.address);
  faultProxy.break(panel, { kind: 'status', status: 500 });
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByText('The chat did not load. Please try again.')).toBeVisible();
  faultProxy.heal();
  await openChat(page);
});

test('Axe finds nothing in the open chat, in light and dark, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/');
  const chat = await openChat(page);
  await say(chat, 'Hello');
  await expect(chat.getByRole('link', { name: 'Sign in' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page, { within: '[role=dialog]' })).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
