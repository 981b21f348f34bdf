import { parseRegistry } from '@fursa/shared/contract/registry';
import { expect, test } from '../testing/fursa-test.ts';
import { newAccountPassword as password } from '../testing/session.ts';

const kilobyte = 1024;

test('Registered without a mouse and without confirmation, somebody signs in and comes to where they were heading', async ({
  page,
}) => {
  const email = `amina.${crypto.randomUUID()}@example.com`;
  await page.goto('/companies');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('main').getByRole('link', { name: 'Create one' }).press('Enter');
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Amina Otieno');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page).toHaveURL(/\/companies$/);
});

test('The entry weighs at most 10 KB and no page more than 30 KB, compressed', async ({ request }) => {
  const { registry } = parseRegistry(await (await request.get('/registry.json')).json());
  const remote = registry.remotes.find(({ name }) => name === 'mf-auth');
  if (remote === undefined) throw new Error('mf-auth is not registered');

  async function weigh(files: readonly string[]): Promise<number> {
    const sizes = files.map(async (file) => {
      const answer = await request.head(`${remote?.baseUrl}${file}`, { headers: { 'accept-encoding': 'br' } });
      expect(answer.headers()['content-encoding'], file).toBe('br');
      return Number(answer.headers()['content-length']);
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  const entry = await weigh([remote.entry]);
  expect(entry).toBeGreaterThan(0);
  expect(entry).toBeLessThanOrEqual(10 * kilobyte);
  for (const { id, preload } of remote.pages) {
    const page = await weigh([...new Set([...remote.preload, ...preload])]);
    expect(page, id).toBeGreaterThan(0);
    expect(page, id).toBeLessThanOrEqual(30 * kilobyte);
  }
});
