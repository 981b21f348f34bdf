import { describe, expect, test } from 'vitest';
import { pdf } from '../files.ts';
import type { Cast } from './cast.ts';
import { openBrowser, orThrow, register } from './contract-target.ts';

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
