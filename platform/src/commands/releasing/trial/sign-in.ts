import type { BrowserContext } from '@playwright/test';
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
