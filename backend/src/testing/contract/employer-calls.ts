import { describe, expect, test } from 'vitest';
import { type Cast, openBrowser, orThrow } from './contract-target.ts';

export function describeEmployerCalls(cast: () => Cast): void {
  describe('Employers', () => {
    test('An employer publishes a job of their company and sees who applied; a seeker cannot', async () => {
      const { target, seeker, employer } = cast();
      const company = orThrow(
        await employer.client
          .from('companies')
          .insert({ name: 'Contract Works', owner_id: employer.id })
          .select('id')
          .single(),
      );
      const companyOfSeeker = await seeker.client.from('companies').insert({ name: 'Own', owner_id: seeker.id });
      expect(companyOfSeeker.error?.code).toBe('42501');
      const draft = { company_id: company.id, title: 'Contract Welder', status: 'draft' };
      const jobOfSeeker = await seeker.client.from('jobs').insert(draft);
      expect(jobOfSeeker.error?.code).toBe('42501');

      const job = orThrow(await employer.client.from('jobs').insert(draft).select('id, company_name').single());
      expect(job.company_name).toBe('Contract Works');
      const visible = async () => orThrow(await openBrowser(target).from('jobs').select('title').eq('id', job.id));
      expect(await visible()).toEqual([]);
      await employer.client.from('jobs').update({ status: 'active' }).eq('id', job.id);
      expect(await visible()).toEqual([{ title: 'Contract Welder' }]);

      const application = { job_id: job.id, title: 'Contract Welder', notes: 'Mine alone' };
      const note = 'I can start on Monday.';
      await seeker.client.from('applied_jobs').insert({ ...application, employer_note: note });
      const applicants = await employer.client.rpc('job_applicants', { job_id: job.id });
      expect(applicants.data).toEqual([
        {
          full_name: 'Contract Seeker',
          email: seeker.email,
          skills: expect.any(Array),
          applied_at: expect.any(String),
          note,
          cv_path: null,
        },
      ]);
      expect((await seeker.client.rpc('job_applicants', { job_id: job.id })).error?.code).toBe('42501');

      const attack = seeker.client.from('jobs').delete().eq('id', job.id).select('id');
      expect(orThrow(await attack)).toEqual([]);
      expect((await employer.client.from('companies').delete().eq('id', company.id)).error).toBeNull();
      expect(await visible()).toEqual([]);
    });
  });
}
