import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Cast, openBrowser, orThrow } from './contract-target.ts';

export function describeRowCalls(cast: () => Cast): void {
  describe('Rows', () => {
    test('People change their own profile and see the change; nobody else sees or changes it', async () => {
      const { seeker, stranger } = cast();
      const change = { bio: 'I weld; "gates" & 100% more', skills: ['Welding', 'C++'], preferred_language: 'sw' };
      const changed = orThrow(
        await seeker.client
          .from('profiles')
          .update(change)
          .eq('id', seeker.id)
          .select('bio, skills, preferred_language'),
      );
      expect(changed).toEqual([change]);
      expect(orThrow(await stranger.client.from('profiles').select('id').eq('id', seeker.id))).toEqual([]);
      const attack = stranger.client.from('profiles').update({ bio: 'Mine' }).eq('id', seeker.id);
      expect(orThrow(await attack.select('id'))).toEqual([]);
      expect(orThrow(await seeker.client.from('profiles').select('bio').single()).bio).toBe(change.bio);
    });

    test('What a client must not write is refused with 42501', async () => {
      const { client, id } = cast().seeker;
      for (const change of [{ role: 'admin' }, { email: 'else@example.com' }, { id: randomUUID() }]) {
        const { error, status } = await client.from('profiles').update(change).eq('id', id);
        expect([status, error?.code], JSON.stringify(change)).toEqual([403, '42501']);
      }
      expect((await client.from('user_roles').update({ role: 'admin' }).eq('user_id', id)).error?.code).toBe('42501');
      expect((await client.from('ai_usage').select('calls')).error?.code).toBe('42501');
    });

    test('A value that the schema forbids is refused with 23514, one of the wrong type with 22P02', async () => {
      const { client, id } = cast().seeker;
      const forbidden = await client.from('profiles').update({ website: 'javascript:alert(1)' }).eq('id', id);
      expect([forbidden.status, forbidden.error?.code]).toEqual([400, '23514']);
      const wrong = await client.from('jobs').select('id').eq('id', 'not-a-uuid');
      expect([wrong.status, wrong.error?.code]).toEqual([400, '22P02']);
    });

    test('A single row that is not there is PGRST116', async () => {
      const { client } = cast().seeker;
      const { error, status } = await client.from('jobs').select('id').eq('id', randomUUID()).single();
      expect([status, error?.code]).toEqual([406, 'PGRST116']);
      expect((await client.from('jobs').select('id').eq('id', randomUUID()).maybeSingle()).error).toBeNull();
    });

    test('Visitors read active jobs and companies, and not who owns them', async () => {
      const visitor = openBrowser(cast().target);
      const jobs = orThrow(await visitor.from('jobs').select('id, status, companies(name)').limit(5));
      expect(jobs).toHaveLength(5);
      for (const job of jobs) {
        expect(job).toMatchObject({ status: 'active', companies: { name: expect.any(String) } });
      }
      expect((await visitor.from('companies').select('owner_id').limit(1)).error?.code).toBe('42501');
      for (const table of ['profiles', 'saved_jobs', 'applied_jobs', 'cv_documents', 'user_roles', 'feed_runs']) {
        expect((await visitor.from(table).select('*')).error?.code, table).toBe('42501');
      }
    });

    test('A page of rows comes in order, with the count of all', async () => {
      const { client } = cast().seeker;
      const page = (from: number) =>
        client
          .from('jobs')
          .select('id, created_at', { count: 'exact' })
          .order('created_at', { ascending: false })
          .order('id')
          .range(from, from + 9);
      const [first, second] = await Promise.all([page(0), page(10)]);
      const rows = [...orThrow(first), ...orThrow(second)];
      expect(new Set(rows.map(({ id }) => id)).size).toBe(20);
      expect(rows.map(({ created_at }) => created_at)).toEqual(
        rows
          .map(({ created_at }) => created_at)
          .toSorted()
          .toReversed(),
      );
      expect(rows[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
      expect(first.count).toBeGreaterThan(20);
      expect(second.count).toBe(first.count);
    });

    test('A job saved twice, and in two tabs at once, is one row', async () => {
      const { client, id: user_id } = cast().seeker;
      const job = orThrow(await client.from('jobs').select('id, title').order('id').limit(1).single());
      const row = { user_id, job_id: job.id, title: job.title };
      const save = () =>
        client.from('saved_jobs').upsert(row, { onConflict: 'user_id,job_id', ignoreDuplicates: true });
      const answers = await Promise.all([save(), save(), save()]);
      expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
      expect((await client.from('saved_jobs').insert(row)).error?.code).toBe('23505');
      const saved = orThrow(await client.from('saved_jobs').select('job_id, job:jobs(title, company_name)'));
      expect(saved).toEqual([{ job_id: job.id, job: { title: job.title, company_name: expect.any(String) } }]);
      expect((await client.from('saved_jobs').delete().eq('job_id', job.id)).error).toBeNull();
      expect(orThrow(await client.from('saved_jobs').select('id'))).toEqual([]);
    });

    test('An application is kept up to date by its owner and by nobody else', async () => {
      const { seeker, stranger } = cast();
      const row = { user_id: seeker.id, adzuna_id: 'sample:contract', source: 'adzuna', title: 'Tester' };
      const { id } = orThrow(await seeker.client.from('applied_jobs').insert(row).select('id, status').single());
      const update = { status: 'interview', notes: 'Thursday' };
      for (const [person, expected] of [
        [stranger, []],
        [seeker, [update]],
      ] as const) {
        const changed = person.client.from('applied_jobs').update(update).eq('id', id).select('status, notes');
        expect(orThrow(await changed)).toEqual(expected);
      }
      const impostor = await stranger.client.from('applied_jobs').insert({ ...row, adzuna_id: 'sample:other' });
      expect(impostor.error?.code).toBe('42501');
      const nothingNamed = await seeker.client.from('applied_jobs').insert({ user_id: seeker.id, title: 'Which?' });
      expect(nothingNamed.error?.code).toBe('23514');
    });

    test('A report of an advert is kept once, and shown to who sent it and to nobody else', async () => {
      const { seeker, stranger, employer } = cast();
      const job = orThrow(await seeker.client.from('jobs').select('id').order('id').limit(1).single());
      const report = { job_id: job.id, reason: 'money', details: 'They want KES 500.' };
      const once = { onConflict: 'user_id,job_id', ignoreDuplicates: true };
      const send = () => seeker.client.from('job_reports').upsert(report, once);
      expect((await Promise.all([send(), send()])).map(({ error }) => error)).toEqual([null, null]);
      const reports = seeker.client.from('job_reports').select('job_id, reason, details');
      expect(orThrow(await reports)).toEqual([report]);
      for (const { client } of [stranger, employer]) {
        expect(orThrow(await client.from('job_reports').select('id').eq('job_id', job.id))).toEqual([]);
      }
      const unnamed = await seeker.client.from('job_reports').insert({ reason: 'money' });
      expect(unnamed.error?.code).toBe('23514');
    });
  });
}
