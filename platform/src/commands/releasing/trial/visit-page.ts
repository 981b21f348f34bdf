import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type axe from 'axe-core';
import * as z from 'zod/mini';

/** One of the demo accounts, whose password everybody knows. */
const account = { email: 'seeker@example.com', password: 'fursa-demo-2026' };

const identitySchema = z.looseObject({
  access_token: z.string(),
  expires_at: z.number(),
  user: z.looseObject({ id: z.string() }),
});
const profilesSchema = z.array(z.object({ name: z.nullable(z.string()), role: z.string() }));

/** Signs in at the backend and leaves the session where the product keeps it, for every page that the context opens. */
export async function signIn(context: BrowserContext, address: string, publishableKey: string): Promise<void> {
  const headers = { apikey: publishableKey };
  const url = `${address}/auth/v1/token?grant_type=password`;
  const answer = await context.request.post(url, { headers, data: account });
  const identity = z.parse(identitySchema, await answer.json());
  const { id } = identity.user;
  const rows = await context.request.get(`${address}/rest/v1/profiles?select=name,role&id=eq.${id}`, {
    headers: { ...headers, authorization: `Bearer ${identity.access_token}` },
  });
  const [profile] = z.parse(profilesSchema, await rows.json());
  const state = {
    user: { id, email: account.email, name: profile?.name ?? '', role: profile?.role },
    session: { accessToken: identity.access_token, expiresAt: identity.expires_at },
    isAuthenticated: true,
  };
  const stored = { 'fursa-identity': identity, 'auth-storage': { state, version: 0 } };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
}

/** Half of what `axe.source` weighs, which every page has to read anew. */
const axeScript = readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Milliseconds until a page of a remote must be there; a machine that builds something else meanwhile is slow. */
const maxWait = 20_000;

export interface Visit {
  /** Where the page is, from the root of the product. */
  readonly path: string;
  /** What is called by its name in faults: `page job-list`. */
  readonly what: string;
  /** The place that must be filled, and is looked at: a selector. */
  readonly place: string;
  /** Whether a heading must be in it, as every page has one. */
  readonly isPage: boolean;
}

export interface VisitFindings {
  readonly faults: readonly string[];
  /** Addresses of this product that the page links to. */
  readonly links: readonly string[];
}

/** Opens one page as a visitor does, and waits until the place is filled. */
export async function visitPage(context: BrowserContext, address: string, visit: Visit): Promise<VisitFindings> {
  const { what, path, place, isPage } = visit;
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url.replace(address, '')}`);
  });
  try {
    await page.goto(`${address}${path}`);
    const faults = await findFaults(page, place, isPage);
    const links = await page.$$eval('a[href^="/"]', (found) => found.map((link) => link.getAttribute('href') ?? ''));
    const all = [...faults, ...new Set(errors.map((text) => `the console says: ${oneLine(text)}`))];
    return { faults: all.map((fault) => `${what} (${path}): ${fault}`), links };
  } finally {
    await page.close();
  }
}

async function findFaults(page: Page, place: string, isPage: boolean): Promise<string[]> {
  // What is still on its way has no heading; what stands where a remote failed is an alert with one.
  const filled = isPage ? `${place} h1` : `${place} *`;
  const failed = '[role="alert"] h1';
  const shown = page.locator(`${filled}, ${failed}`).first();
  const isThere = await shown.waitFor({ timeout: maxWait }).then(
    () => true,
    () => false,
  );
  if (!isThere) return ['nothing is there'];
  if (await page.locator(failed).count()) {
    return [`it does not mount: ${oneLine((await page.locator(failed).first().textContent()) ?? '')}`];
  }
  await page.waitForLoadState('networkidle', { timeout: maxWait }).catch(() => undefined);
  return await findViolations(page, place);
}

/** What axe finds in the place, one line for each rule. */
async function findViolations(page: Page, place: string): Promise<string[]> {
  // What fades in has too little contrast for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Not by a script element, which the page's policy refuses.
  await page.evaluate(await axeScript);
  const { violations } = await page.evaluate(
    (selector) => (window as unknown as { axe: typeof axe }).axe.run(selector, { resultTypes: ['violations'] }),
    place,
  );
  return violations.map(({ id, help, nodes }) => `axe: ${id}: ${help}: ${oneLine(nodes[0]?.html ?? '')}`);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
}
