import { type APIResponse, expect, type Page } from '@playwright/test';
import { untilQuiet } from './until-quiet.ts';

/** Of every account that tests make. */
export const newAccountPassword = 'tembo-mti-jua';

/** Makes an account at the backend, past the form that `mf-auth/` tries; the address. */
async function createAccount(page: Page, name: string, origin = ''): Promise<string> {
  const email = `otieno.${crypto.randomUUID()}@example.com`;
  const data = { email, password: newAccountPassword, data: { name } };
  const headers = { ...(await publicHeaders(page, origin)), 'x-forwarded-for': randomAddress() };
  await answered(page.request.post(`${origin}/auth/v1/signup`, { headers, data }));
  return email;
}

/**
 * Signs in at the backend and leaves the session where the product keeps it, which takes a tenth of what the form takes. Ends
 * on no page of the product.
 */
export async function storeSession(page: Page, email: string, password: string, origin = ''): Promise<void> {
  const headers = await publicHeaders(page, origin);
  const signIn = page.request.post(`${origin}/auth/v1/token?grant_type=password`, {
    headers,
    data: { email, password },
  });
  const identity = await answered(signIn);
  const { id } = identity.user;
  const rows = page.request.get(`${origin}/rest/v1/profiles?select=name,role&id=eq.${id}`, {
    headers: { ...headers, authorization: `Bearer ${identity.access_token}` },
  });
  const [{ name, role }] = await answered(rows);
  const state = {
    user: { id, email, name: name ?? '', role },
    session: { accessToken: identity.access_token, expiresAt: identity.expires_at },
    isAuthenticated: true,
  };
  // A page of the origin that is nothing but its storage.
  await page.route('**/store-session', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(`${origin}/store-session`);
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
    },
    { 'fursa-identity': identity, 'auth-storage': { state, version: 0 } },
  );
}

/** Signs in somebody whom no other test knows, and opens the landing page; the address. */
export async function signInAsSomebody(page: Page, origin = ''): Promise<string> {
  const email = await createAccount(page, 'Amina Otieno', origin);
  await storeSession(page, email, newAccountPassword, origin);
  await page.goto(`${origin}/`);
  return email;
}

/** Of a client that no other test is. The range is set aside for tests of networks (RFC 2544). */
export function randomAddress(): string {
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint8Array(2));
  return `198.18.${first}.${second}`;
}

async function publicHeaders(page: Page, origin: string): Promise<Record<string, string>> {
  const { supabasePublishableKey } = await answered(page.request.get(`${origin}/config.json`));
  return { apikey: supabasePublishableKey };
}

async function answered(request: Promise<APIResponse>) {
  const response = await request;
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return await response.json();
}

/** Ends the session at the backend, and lets the page see that it is over when it next asks. */
export async function revokeSession(page: Page): Promise<void> {
  // What the page still asks for would notice it before the press of the test does.
  await untilQuiet(page);
  const answer = await page.request.post('/auth/v1/logout?scope=global', { headers: await backendHeaders(page) });
  expect(answer.status()).toBe(204);
  await page.evaluate(() => {
    const identity = JSON.parse(localStorage.getItem('fursa-identity') ?? '');
    localStorage.setItem('fursa-identity', JSON.stringify({ ...identity, expires_at: 1 }));
  });
}

/** What the page knows of the backend, for requests beside those under test. */
export async function backendHeaders(page: Page): Promise<Record<string, string>> {
  return await page.evaluate(() => {
    const identity = JSON.parse(localStorage.getItem('fursa-identity') ?? '');
    const config = JSON.parse(document.getElementById('fursa-config')?.textContent ?? '');
    return { apikey: config.supabasePublishableKey, authorization: `Bearer ${identity.access_token}` };
  });
}

/** Leaves a mark in the page that only a reload can wipe. */
export async function markDocument(page: Page): Promise<string> {
  const marker = crypto.randomUUID();
  await page.evaluate((value) => Object.assign(globalThis, { documentMarker: value }), marker);
  return marker;
}

export function isSameDocument(page: Page, marker: string): Promise<boolean> {
  return page.evaluate((value) => Reflect.get(globalThis, 'documentMarker') === value, marker);
}

/** Registers through the page and gives back the address. Ends on the sign-in page, signed out. */
export async function registerAs(page: Page, name: string): Promise<string> {
  const email = `otieno.${crypto.randomUUID()}@example.com`;
  await page.goto('/register');
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(newAccountPassword);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/login$/);
  return email;
}

/** The address that the newest mail for a forgotten password leads to. */
export async function takeLink(page: Page, email: string): Promise<string> {
  await page.goto('/dev/mail');
  await page.getByRole('listitem').filter({ hasText: email }).first().getByRole('link').click();
  const href = await page.getByRole('link', { name: 'Choose a new password' }).getAttribute('href');
  if (href === null) throw new Error(`No link in the mail to ${email}`);
  return href;
}
