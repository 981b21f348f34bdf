import { describe, expect, test } from 'vitest';
import { pdf } from '../files.ts';
import {
  type Cast,
  type ContractTarget,
  newCredentials,
  openBrowser,
  orThrow,
  register,
  tokenOf,
} from './contract-target.ts';

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

export function describeMyDataCalls(cast: () => Cast): void {
  describe('My data', () => {
    test('The copy of my data holds everything of mine and nothing of others', async () => {
      const { client, id, email } = cast().stranger;
      await client
        .from('saved_jobs')
        .insert({ user_id: id, adzuna_id: 'sample:copy', source: 'adzuna', title: 'Mine' });
      await client.from('feedback').insert({ text: 'A kind word' });
      const copy = orThrow(await client.rpc('export_my_data'));
      expect(copy).toMatchObject({
        account: { id, email },
        profile: { id, email, name: 'Contract Stranger' },
        saved_jobs: [{ title: 'Mine', adzuna_id: 'sample:copy' }],
        feedback: [{ text: 'A kind word' }],
      });
      expect(JSON.stringify(copy)).not.toContain(cast().seeker.id);
    });

    test('An account ends with its rows and its sessions once its files are gone', async () => {
      const { target } = cast();
      const { client, id, email, password } = await register(target, 'Contract Leaver');
      const cvs = client.storage.from('cvs');
      orThrow(await cvs.upload(`${id}/cv.pdf`, pdf('mine')));
      expect((await client.rpc('delete_my_account')).error?.code).toBe('P0001');
      await cvs.remove([`${id}/cv.pdf`]);

      const { data } = await client.auth.getSession();
      expect((await client.rpc('delete_my_account')).error).toBeNull();
      const browser = openBrowser(target);
      expect((await browser.auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
      const refresh_token = data.session?.refresh_token ?? '';
      expect((await browser.auth.refreshSession({ refresh_token })).error?.status).toBe(400);
      expect((await client.from('profiles').select('id')).error?.code).toMatch(/PGRST30[13]|PT401/);
    });

    test('A visitor has no data to copy and no account to end', async () => {
      const visitor = openBrowser(cast().target);
      for (const name of ['export_my_data', 'delete_my_account']) {
        expect((await visitor.rpc(name)).error?.code, name).toBe('42501');
      }
    });
  });
}

/** Registration and recovery where addresses are confirmed, on a target whose mail can be read. */
export function describeConfirmation(name: string, target: ContractTarget | undefined): void {
  describe.skipIf(target === undefined)(name, () => {
    test('Whoever registers is signed in by the link of the mail, and not before', async () => {
      const { browser, credentials } = open(target);
      const { data, error } = await browser.auth.signUp({ ...credentials, options: { data: { name: 'Zawadi' } } });
      expect([error, data.session]).toEqual([null, null]);
      expect((await browser.auth.signInWithPassword(credentials)).error).not.toBeNull();

      const token_hash = await tokenFromMail(target, credentials.email);
      const { session } = orThrow(await browser.auth.verifyOtp({ token_hash, type: 'email' }));
      expect(session?.user.email).toBe(credentials.email);
      expect(orThrow(await browser.from('profiles').select('name'))).toEqual([{ name: 'Zawadi' }]);
      expect((await browser.auth.verifyOtp({ token_hash, type: 'email' })).error).not.toBeNull();
    });

    test('A forgotten password is replaced through the link of the mail', async () => {
      const { browser, credentials } = open(target);
      await browser.auth.signUp(credentials);
      const first = await tokenFromMail(target, credentials.email);
      orThrow(await browser.auth.verifyOtp({ token_hash: first, type: 'email' }));
      await browser.auth.signOut();

      expect((await browser.auth.resetPasswordForEmail(credentials.email)).error).toBeNull();
      const second = await tokenFromMail(target, credentials.email);
      orThrow(await browser.auth.verifyOtp({ token_hash: second, type: 'recovery' }));
      const { password } = newCredentials();
      expect((await browser.auth.updateUser({ password })).error).toBeNull();
      const { error } = await browser.auth.signInWithPassword({ email: credentials.email, password });
      expect(error).toBeNull();
    });
  });
}

function open(target: ContractTarget | undefined) {
  if (target === undefined) throw new Error('There is no target.');
  return { browser: openBrowser(target), credentials: newCredentials() };
}

/** What the link in the latest mail to somebody proves. */
async function tokenFromMail(target: ContractTarget | undefined, email: string): Promise<string> {
  const mails = (await target?.mails?.()) ?? [];
  const mail = mails.findLast(({ to }) => to === email);
  const token = /[?&]token_hash=([^&\s]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error('No mail with a link arrived.');
  return decodeURIComponent(token);
}
