import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fursa-test.ts';
import { expectNoViolationsInLooks } from '../testing/looks.ts';
import { backendHeaders, signInAsSomebody } from '../testing/session.ts';
import { type DrawnPicture, drawPicture, withRotation } from './draw-picture.ts';

test('A picture is cropped with the mouse, and page, top bar and widget show it at once', async ({ page }) => {
  await open(page);
  await expect(page.getByText('15% complete', { exact: true })).toBeVisible();
  await choose(page, await drawPicture(page, { width: 1200, height: 600 }));
  const crop = page.getByRole('application');
  await expect(crop).toBeVisible();
  const box = await crop.boundingBox();
  if (box === null) throw new Error('The crop has no place');
  // The left half is red, the right half blue: dragged to the right, only red is left.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 200, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByText('Your picture was changed.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change your picture' })).toBeFocused();
  await expect(page.getByText('25% complete', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Profile 25% complete$/ })).toBeVisible();
  expect(await shownPictures(page)).toEqual([512, 512]);

  const { bytes, type, pixel } = await storedPicture(page);
  expect(type).toBe('image/webp');
  expect(bytes).toBeLessThan(100 * 1024);
  expect(pixel(10, 256)).toBe('red');
  expect(pixel(500, 256)).toBe('red');
});

test('With the keyboard alone a picture is moved, zoomed and saved', { tag: '@details' }, async ({ page }) => {
  await open(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a picture' }).press('Enter');
  await (await chooser).setFiles(await drawPicture(page, { width: 1200, height: 600 }));
  await expect(page.getByRole('heading', { name: 'Crop your picture' })).toBeFocused();
  await expect(page.getByRole('application')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('application')).toBeFocused();
  for (let count = 0; count < 12; count += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('+');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '110 percent');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your picture was changed.')).toBeVisible();
  const { pixel } = await storedPicture(page);
  expect([pixel(10, 256), pixel(500, 256)]).toEqual(['blue', 'blue']);
});

test('On a phone one finger presses a point, and two pinch', { tag: '@details' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
    baseURL: baseURL ?? '',
  });
  const page = await context.newPage();
  await open(page);
  await choose(page, await drawPicture(page, { width: 1200, height: 600 }));
  const crop = page.getByRole('application');
  const box = await crop.boundingBox();
  if (box === null) throw new Error('The crop has no place');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', half: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [-half, half].map((right, id) => ({ ...middle, x: middle.x + right, id })),
    });
  await send('touchStart', 30);
  await send('touchMove', 45);
  await send('touchMove', 60);
  await send('touchEnd', 60);
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '200 percent');
  // What was at the right edge comes to the middle.
  await page.touchscreen.tap(box.x + box.width - 2, middle.y);
  await page.getByRole('button', { name: 'Save picture' }).tap();
  await expect(page.getByText('Your picture was changed.')).toBeVisible();
  const { pixel } = await storedPicture(page);
  expect([pixel(20, 256), pixel(500, 256)]).toEqual(['blue', 'blue']);
  await context.close();
});

test('A photo is the right way up, and nothing of its metadata is left', async ({ page }) => {
  await open(page);
  const upright = await drawPicture(page, { width: 600, height: 600, type: 'image/jpeg' });
  // Turned by a quarter: what is stored at the left belongs at the top.
  await choose(page, { ...upright, buffer: withRotation(upright.buffer, 6) });
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByText('Your picture was changed.')).toBeVisible();
  const { pixel, text } = await storedPicture(page);
  expect([pixel(256, 30), pixel(256, 480)]).toEqual(['red', 'blue']);
  // A test runner would print all of it.
  expect(text.match(/Exif|Nairobi|ICCP|XMP/)).toBeNull();
});

const refused: readonly (readonly [string, string, Buffer, string])[] = [
  ['an SVG', 'me.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'SVG drawings cannot be used.'],
  ['a page called .jpg', 'me.jpg', Buffer.from('<!doctype html>'), 'This file is not a picture.'],
  ['0 bytes', 'me.png', Buffer.alloc(0), 'The file is empty.'],
  ['a head without a body', 'me.png', pngHead(300, 300), 'The picture cannot be read.'],
  ['a bomb of pixels', 'me.png', pngHead(40_000, 40_000), 'The picture has more than 52 megapixels.'],
];

test('What is no picture is refused in plain words, and another one can be chosen', { tag: '@faults' }, async ({
  page,
}) => {
  await open(page);
  for (const [what, name, buffer, message] of refused) {
    await choose(page, { name, mimeType: 'image/png', buffer });
    await expect(page.getByRole('alert').filter({ hasText: `Avatar upload failed: ${message}` }), what).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save picture' })).toHaveCount(0);
  }
  await choose(page, await drawPicture(page, { width: 40, height: 40 }));
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByText('Your picture was changed.')).toBeVisible();
});

test('When the line breaks nothing is lost, and the old picture goes once the new one is there', {
  tag: '@faults',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await open(page);
  await choose(page, await drawPicture(page, { width: 300, height: 300 }));
  await page.route('**/storage/v1/object/avatars/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByText(/^Avatar upload failed: /)).toBeVisible();
  await page.unroute('**/storage/v1/object/avatars/**');
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByText('Your picture was changed.')).toBeVisible();
  const first = await avatarUrl(page);

  await page.getByRole('button', { name: 'Change your picture' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('dialog', { name: 'Your picture' })
    .getByRole('button', { name: 'Choose another picture' })
    .click();
  await (await chooser).setFiles(await drawPicture(page, { width: 200, height: 300 }));
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => avatarUrl(page)).not.toBe(first);
  await expect.poll(async () => (await page.request.get(first)).status()).not.toBe(200);

  const second = await avatarUrl(page);
  await page.getByRole('button', { name: 'Change your picture' }).click();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Your picture was removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeFocused();
  await expect(page.getByText('15% complete', { exact: true })).toBeVisible();
  expect((await page.request.get(second)).status()).not.toBe(200);
});

test('Both dialogs pass axe in every look, and fit 320 px', { tag: ['@looks', '@details'] }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await choose(page, await drawPicture(page, { width: 900, height: 600 }));
  await expect(page.getByRole('application')).toBeVisible();
  await expectNoViolationsInLooks(page, 'crop');
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Your picture was changed.')).toBeVisible();
  // In the largest font a message takes most of so small a screen, and a pointer above it keeps it there.
  await page.mouse.move(0, 0);
  await expect(page.getByText('Your picture was changed.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Change your picture' }).click();
  await expect(page.getByRole('dialog', { name: 'Your picture' })).toBeVisible();
  await expectNoViolationsInLooks(page, 'present picture');
});

async function open(page: Page): Promise<void> {
  await signInAsSomebody(page);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
}

/** As a press on the camera does, whose picker belongs to the system. */
async function choose(page: Page, file: DrawnPicture): Promise<void> {
  await page.locator('input[type="file"]').first().setInputFiles(file);
}

async function avatarUrl(page: Page): Promise<string> {
  const answer = await page.request.get('/rest/v1/profiles?select=avatar_url', { headers: await backendHeaders(page) });
  return (await answer.json())[0].avatar_url ?? '';
}

/** Widths in pixels of the pictures in the top bar and in the head of the page. */
async function shownPictures(page: Page): Promise<number[]> {
  const pictures = page.locator('img[src*="/avatars/"]');
  await expect(pictures).toHaveCount(2);
  await expect
    .poll(() =>
      pictures.evaluateAll((images) => images.every((image) => image instanceof HTMLImageElement && image.complete)),
    )
    .toBe(true);
  return await pictures.evaluateAll((images) =>
    images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
  );
}

/** What lies at the address of the profile, and the colour of its pixels. */
async function storedPicture(page: Page) {
  const answer = await page.request.get(await avatarUrl(page));
  expect(answer.status()).toBe(200);
  const body = await answer.body();
  const { width, height, colors } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    const names = Array.from({ length: bitmap.width * bitmap.height }, (_, at) =>
      (data[4 * at] ?? 0) > 128 ? 'r' : (data[4 * at + 2] ?? 0) > 128 ? 'b' : '?',
    );
    return { width: bitmap.width, height: bitmap.height, colors: names.join('') };
  }, body.toString('base64'));
  expect([width, height]).toEqual([512, 512]);
  const words: Readonly<Record<string, string>> = { r: 'red', b: 'blue' };
  return {
    bytes: body.length,
    type: answer.headers()['content-type'] ?? '',
    text: body.toString('latin1'),
    pixel: (x: number, y: number) => words[colors[y * width + x] ?? ''] ?? 'other',
  };
}

/** The first bytes of a PNG of that size, and no more. */
function pngHead(width: number, height: number): Buffer {
  const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0', 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}
