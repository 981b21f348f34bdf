import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import * as z from 'zod';

/** Cookies and storage of somebody signed in. */
export type Session = NonNullable<BrowserContextOptions['storageState']>;

export interface Account {
  readonly email: string;
  readonly password: string;
}

export const demoAccount: Account = { email: 'seeker@example.com', password: 'fursa-demo-2026' };

/** Signs in as one does, so that the pages for somebody signed in can be opened by browsers that have nothing else of it. */
export async function findProduct(
  browser: Browser,
  origin: string,
  account: Account,
): Promise<{ pages: MeasuredPage[]; session: Session }> {
  // A bench may serve with a certificate of its own.
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    const form = page.getByRole('main');
    await form.getByLabel('Email').fill(account.email);
    await form.getByLabel('Password', { exact: true }).fill(account.password);
    await form.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Welcome back!').waitFor();
    const session = await context.storageState();
    return { session, pages: await findPages(page, origin) };
  } finally {
    await context.close();
  }
}

export interface MeasuredPage {
  /** As the registry has it: `/jobs/:jobId`. */
  readonly path: string;
  /** What is opened: of a kind of page the first one that its list leads to. */
  readonly address: string;
  readonly owner: string;
  readonly isProtected: boolean;
}

const registrySchema = z.object({
  remotes: z.array(
    z.object({
      name: z.string(),
      pages: z.array(z.object({ path: z.string(), access: z.enum(['public', 'protected']) })),
    }),
  ),
});

const shellPages = ['/', '/privacy', '/terms'].map((path) => ({ path, owner: 'shell', isProtected: false }));

/**
 * Every page of shell and remotes, as the registry of the running product names them.
 *
 * @param page of somebody signed in, who sees the lists; it is led to each of them
 */
async function findPages(page: Page, origin: string): Promise<MeasuredPage[]> {
  await page.goto(origin);
  const { remotes } = registrySchema.parse(JSON.parse(await page.locator('#fursa-registry').innerHTML()));
  const remotePages = remotes.flatMap(({ name, pages }) =>
    pages.map(({ path, access }) => ({ path, owner: name, isProtected: access === 'protected' })),
  );
  const found: MeasuredPage[] = [];
  for (const known of [...shellPages, ...remotePages]) {
    found.push({ ...known, address: origin + (await findPath(page, origin, known.path)) });
  }
  return found;
}

async function findPath(page: Page, origin: string, path: string): Promise<string> {
  const [list = '', parameter] = path.split('/:');
  if (parameter === undefined) return path;
  await page.goto(origin + list);
  const href = await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href');
  if (href === null) throw new Error(`${list} leads to no ${path}`);
  return href;
}
