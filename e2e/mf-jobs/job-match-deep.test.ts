import type { Page } from '@playwright/test';
import { backendHeaders } from '../testing/backend-headers.ts';
import { demoPassword, expect, test } from '../testing/fursa-test.ts';
import { signInAsSomebody } from '../testing/session.ts';

/** Nobody else looks for it. */
const skill = 'Kiln Firing';
const sentence = `Whoever knows ${skill} is ahead of the others.`;

test('A skill deep in a long description makes a match with its sentence, and the bell counts it as the page does', async ({
  page,
}) => {
  const { title, company } = await lengthenAnAdvert(page);
  await signInAsSomebody(page);
  await setSkills(page, [skill, 'Irrigation']);

  await page.goto('/companies');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  const news = page.getByRole('dialog', { name: 'Notifications' }).getByText(/new jobs match your skills/);
  const told = Number.parseInt((await news.textContent()) ?? '', 10);
  expect(told).toBeGreaterThan(1);

  await page.goto('/job-match');
  await expect(page.getByText(`${told} jobs match your profile`, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(Math.min(told, 20));
  if (told > 20) await page.getByRole('button', { name: 'Show more' }).click();
  const cards = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const card = cards.filter({ hasText: company });
  await card.getByRole('button', { name: `Why this score? ${title}` }).click();
  await expect(card.locator('q').filter({ hasText: sentence })).toHaveText(sentence);
});

/** An employer adds to an advert, far down; its words stay, so that other tests find it as before. */
async function lengthenAnAdvert(page: Page) {
  const { supabasePublishableKey: apikey } = await (await page.request.get('/config.json')).json();
  const credentials = { email: 'employer@example.com', password: demoPassword };
  const signedIn = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey },
    data: credentials,
  });
  const { access_token: token, user } = await signedIn.json();
  const headers = { apikey, authorization: `Bearer ${token}` };
  const read = async (path: string) => await (await page.request.get(`/rest/v1/${path}`, { headers })).json();
  const companies: Row[] = await read(`companies?select=id&owner_id=eq.${user.id}`);
  const jobs: Row[] = await read('jobs?select=id,title,description,company_id,company_name&status=eq.active');
  const isLike = (one: Row) => (other: Row) => one.title === other.title && one.company_id === other.company_id;
  const own = jobs.find(
    (job) => companies.some(({ id }) => id === job.company_id) && jobs.filter(isLike(job)).length === 1,
  );
  if (own === undefined) throw new Error('The employer has no job that can be told from the others');
  const description = `${own.description}\n\n${'We have tea at ten. '.repeat(150)}${sentence} ${'Then we go on. '.repeat(100)}`;
  const changed = await page.request.patch(`/rest/v1/jobs?id=eq.${own.id}`, { headers, data: { description } });
  expect(changed.status()).toBe(204);
  return { title: String(own.title), company: String(own.company_name) };
}

type Row = Readonly<Record<string, unknown>>;

async function setSkills(page: Page, skills: readonly string[]): Promise<void> {
  const headers = await backendHeaders(page);
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('fursa-identity') ?? '').user.id);
  const changed = await page.request.patch(`/rest/v1/profiles?id=eq.${id}`, { headers, data: { skills } });
  expect(changed.status()).toBe(204);
}
