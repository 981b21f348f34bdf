import { describe, expect, test } from 'vitest';
import { type ContractTarget, newCredentials, openBrowser, orThrow } from './contract-target.ts';

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
