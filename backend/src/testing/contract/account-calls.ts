import { describe, expect, test } from 'vitest';
import type { Cast } from './cast.ts';
import { newCredentials, openBrowser, orThrow, register, tokenOf } from './contract-target.ts';

export function describeAccountCalls(cast: () => Cast): void {
  describe('Accounts', () => {
    test('Whoever registers can sign in at once and has a profile with the name they gave', async () => {
      const { client, id, email } = cast().seeker;
      const profile = orThrow(await client.from('profiles').select('id, name, email, role').single());
      expect(profile).toEqual({ id, name: 'Contract Seeker', email, role: 'user' });
    });

    test('The right password signs in, a wrong one and an unknown address are refused alike', async () => {
      const { target, seeker } = cast();
      const { email, password } = seeker;
      const browser = openBrowser(target);
      expect((await browser.auth.signInWithPassword({ email, password })).data.user?.id).toBe(seeker.id);
      for (const wrong of [{ email, password: `${password}x` }, newCredentials()]) {
        const { error } = await openBrowser(target).auth.signInWithPassword(wrong);
        expect([error?.status, error?.code]).toEqual([400, 'invalid_credentials']);
      }
    });

    test('A short password is refused with its code', async () => {
      const { error } = await openBrowser(cast().target).auth.signUp({ ...newCredentials(), password: 'short' });
      expect([error?.status, error?.code]).toEqual([422, 'weak_password']);
    });

    test('A session is refreshed, and the new token works', async () => {
      const { target, stranger } = cast();
      const { data } = await stranger.client.auth.getSession();
      const browser = openBrowser(target);
      const refreshed = orThrow(
        await browser.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' }),
      );
      expect(refreshed.user?.id).toBe(stranger.id);
      expect(orThrow(await browser.from('profiles').select('id'))).toEqual([{ id: stranger.id }]);
      await stranger.client.auth.signInWithPassword(stranger);
    });

    test('A made-up refresh token is refused', async () => {
      const { error } = await openBrowser(cast().target).auth.refreshSession({ refresh_token: 'made-up' });
      expect(error?.status).toBe(400);
      expect(error?.code).toMatch(/^(refresh_token_not_found|validation_failed)$/);
    });

    test('After signing out the session cannot be refreshed', async () => {
      const { target } = cast();
      const { client, email, password } = await register(target, 'Contract Leaver');
      const { data } = await client.auth.getSession();
      const refresh_token = data.session?.refresh_token ?? '';
      expect((await client.auth.signOut()).error).toBeNull();
      expect((await openBrowser(target).auth.refreshSession({ refresh_token })).error?.status).toBe(400);
      expect((await client.from('profiles').select('id')).error?.code).toBe('42501');
      await client.auth.signInWithPassword({ email, password });
      expect((await client.rpc('delete_my_account')).error).toBeNull();
    });

    test('A recovery mail can be asked for whether or not the address has an account', async () => {
      const { target, seeker } = cast();
      for (const { email } of [seeker, newCredentials()]) {
        expect((await openBrowser(target).auth.resetPasswordForEmail(email)).error).toBeNull();
      }
    });

    test('A token with another signature opens nothing', async () => {
      const { target, seeker } = cast();
      const [header, claims, signature = ''] = (await tokenOf(seeker)).split('.');
      const forged = [header, claims, signature.split('').reverse().join('')].join('.');
      const response = await fetch(`${target.url}/rest/v1/profiles?select=id`, {
        headers: { apikey: target.publishableKey, authorization: `Bearer ${forged}` },
      });
      expect(response.status).toBe(401);
    });

    test('A changed password replaces the old one and ends the sessions elsewhere', async () => {
      const { target } = cast();
      const { client, email, password } = await register(target, 'Contract Changer');
      const elsewhere = openBrowser(target);
      await elsewhere.auth.signInWithPassword({ email, password });
      const next = newCredentials().password;
      expect((await client.auth.updateUser({ password: next })).error).toBeNull();
      expect((await elsewhere.auth.refreshSession()).error?.status).toBe(400);
      expect((await client.auth.refreshSession()).error).toBeNull();
      const browser = openBrowser(target);
      expect((await browser.auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
      expect((await browser.auth.signInWithPassword({ email, password: next })).error).toBeNull();
      expect((await browser.rpc('delete_my_account')).error).toBeNull();
    });
  });
}
