import type { Page } from '@playwright/test';
import * as z from 'zod';

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
export async function findPages(page: Page, origin: string): Promise<MeasuredPage[]> {
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
