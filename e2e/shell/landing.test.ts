import { expect, signIn, test } from '../testing/fursa-test.ts';
import { backendHeaders, signInAsSomebody } from '../testing/session.ts';

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('The landing page is read and its links lead on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText("Kenya's Premier Job Matching Platform")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register');
    await expect(page.getByRole('link', { name: 'Browse Jobs' })).toHaveAttribute('href', '/jobs');
    const background = await page.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor);
    expect(background).toBe('rgb(255, 255, 255)');
  });
});

test('The prerendered landing page is taken over, not rendered again', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { drawnHeading: document.querySelector('h1') });
    });
  });
  await page.goto('/');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs', exact: true }),
  ).toBeAttached();
  const isSame = await page.evaluate(
    () =>
      document.querySelector('h1') === Reflect.get(globalThis, 'drawnHeading') && document.querySelector('h1') !== null,
  );
  expect(isSame).toBe(true);
});

test('The page tells search engines and messengers what it is', async ({ page, request, baseURL }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Fursa: jobs in Kenya that fit you');
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).toBe(`${baseURL}/share.png`);
  expect((await request.get(image ?? '')).headers()['content-type']).toBe('image/png');
  const description = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(description).toMatchObject({ '@type': 'WebSite', url: `${baseURL}/` });
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const icon of manifest.icons) expect((await request.get(icon.src)).status()).toBe(200);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${baseURL}/remote-jobs</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('Three remote jobs that are open now stand in the remote section, and each leads on', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Remote and global work' });
  await expect(section.getByRole('listitem')).toHaveCount(3);
  const first = section.getByRole('listitem').first();
  const title = (await first.getByRole('link').textContent()) ?? '';
  await expect(first).toContainText('demo job');
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('Remote jobs that cannot be read cost the landing page nothing else', { tag: '@faults' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route('**/rpc/search_jobs', (route) => route.fulfill({ status: 500, body: '{"message":"down"}' }));
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Remote and global work' });
  await expect(section.getByText('These jobs are not available right now.')).toBeVisible();
  await section.getByRole('link', { name: 'Explore Remote Opportunities' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Remote jobs' })).toBeVisible();
});

test('A signed-in person finds their news and next step above the landing page, and is not asked to sign up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'newcomer');
  const strip = page.getByRole('region', { name: 'Your next steps' });
  await expect(strip.getByText(/^Good (morning|afternoon|evening)/)).toBeVisible();
  await expect(strip.getByRole('link', { name: /^Next: add/ })).toBeVisible();
  expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(160);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'See your matches' })).toBeVisible();
  await expect(main.getByRole('link', { name: /Get Started|Create Your Account/ })).toHaveCount(0);
  await strip.getByRole('link', { name: /^Next: add/ }).click();
  await expect(page).toHaveURL(/\/profile/);
});

test('On a phone two parts of the strip fit side by side, uncut', { tag: '@layout' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsSomebody(page);
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('fursa-identity') ?? '').user.id);
  const headers = await backendHeaders(page);
  await page.request.patch(`/rest/v1/profiles?id=eq.${id}`, { headers, data: { skills: ['Bookkeeping', 'Excel'] } });
  await page.goto('/');
  const links = page.getByRole('region', { name: 'Your next steps' }).getByRole('link');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
});
