import { AppError, getBackendClient } from '@fursa/shared/backend';
import {
  connectTestBackend,
  refuseConnection,
  renderDataHook,
  runMutation,
  signInAs,
  signUpAs,
  type TestAccount,
  watchNetwork,
} from '@fursa/shared/testing';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OwnJob } from '../model/own-job.ts';
import { useCreateJob } from './create-job.ts';
import { useDeleteJob } from './delete-job.ts';
import { jobQueryOptions } from './get-job.ts';
import type { JobDraft } from './job-input.ts';
import { useUpdateJob } from './update-job.ts';

const companyId = crypto.randomUUID();
const unknownId = crypto.randomUUID();
const notFound = new AppError('not-found', 'Job not found');

// Drafts only: the tests of the job list share the database and count the active ones.
const draft: JobDraft = {
  companyId,
  title: 'Ward nurse',
  description: 'Care for people.',
  requirements: 'A licence',
  location: 'Kisumu',
  salaryRange: 'KES 45,000 - 60,000',
  type: 'part_time',
  experienceLevel: 'mid',
  skills: ['Triage'],
  status: 'draft',
  closesAt: new Date('2027-01-31T21:00:00Z'),
};

let owner: TestAccount;
let otherEmployer: TestAccount;

function become({ email, password }: TestAccount): Promise<void> {
  return signInAs(email, password);
}

async function createAsOwner(): Promise<OwnJob> {
  await become(owner);
  return await runMutation(useCreateJob, draft);
}

function readJob(id: string): Promise<OwnJob> {
  return new QueryClient().fetchQuery({ ...jobQueryOptions(id), retry: false });
}

beforeAll(async () => {
  connectTestBackend();
  owner = await signUpAs('employer');
  otherEmployer = await signUpAs('employer');
  await become(owner);
  const client = getBackendClient();
  const { data } = await client.auth.getUser();
  // Without a website, so that the tests of the directory do not see it.
  const { error } = await client
    .from('companies')
    .insert({ id: companyId, name: 'Jua Clinics', owner_id: data.user?.id ?? null });
  if (error) throw error;
});

describe('The owner of the company', () => {
  test('An employer posts a job, reads it, changes it and deletes it', async () => {
    const posted = await createAsOwner();
    const { companyId: company, ...written } = draft;
    expect(posted).toMatchObject({ ...written, companyId: company, company: { name: 'Jua Clinics' }, isDemo: false });
    expect(await readJob(posted.id)).toEqual(posted);

    const changes = { title: 'Night nurse', salaryRange: null, closesAt: null, status: 'closed' } as const;
    const changed = await runMutation(useUpdateJob, { id: posted.id, changes });
    expect(changed).toEqual({ ...posted, ...changes });

    await runMutation(useDeleteJob, posted.id);
    await expect(readJob(posted.id)).rejects.toEqual(notFound);
    await expect(runMutation(useDeleteJob, posted.id)).rejects.toEqual(notFound);
  });

  test('A form that is sent twice makes one job', async () => {
    await become(owner);
    const id = crypto.randomUUID();
    await runMutation(useCreateJob, { ...draft, id });
    await expect(runMutation(useCreateJob, { ...draft, id })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Failed to create job',
    });
  });

  test('A screen that shows the job shows its change', async () => {
    const { id } = await createAsOwner();
    const { result } = renderDataHook(() => ({ job: useQuery(jobQueryOptions(id)), update: useUpdateJob() }));
    await waitFor(() => expect(result.current.job.data?.title).toBe('Ward nurse'));
    await act(() => result.current.update.mutateAsync({ id, changes: { title: 'Head nurse' } }));
    await waitFor(() => expect(result.current.job.data?.title).toBe('Head nurse'));
  });
});

test('Another employer neither reads, changes nor deletes what is not published', async () => {
  const posted = await createAsOwner();
  await become(otherEmployer);
  await expect(readJob(posted.id)).rejects.toEqual(notFound);
  await expect(runMutation(useUpdateJob, { id: posted.id, changes: { title: 'Mine' } })).rejects.toThrow(AppError);
  await expect(runMutation(useDeleteJob, posted.id)).rejects.toThrow(AppError);
  await become(owner);
  expect(await readJob(posted.id)).toEqual(posted);
});

test.each([unknownId, 'x', "1' or '1'='1", '', '../companies'])('There is no job %j', async (id) => {
  await become(owner);
  await expect(readJob(id)).rejects.toEqual(notFound);
  await expect(runMutation(useUpdateJob, { id, changes: { title: 'Nurse' } })).rejects.toEqual(notFound);
  await expect(runMutation(useDeleteJob, id)).rejects.toEqual(notFound);
});

test('A draft that cannot be right is not sent', async () => {
  await become(owner);
  const network = watchNetwork();
  const failure = await runMutation(useCreateJob, { ...draft, title: ' ' }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: 'Failed to create job', cause: { issues: [{ path: ['title'] }] } });
  expect(network.requests).toEqual([]);
});

test('When the backend is down nothing is posted or tried twice, and the error says why', async () => {
  await become(owner);
  const network = watchNetwork();
  network.intercept(refuseConnection);
  await expect(runMutation(useCreateJob, draft)).rejects.toEqual(new AppError('unavailable', 'Failed to create job'));
  expect(network.requests.filter((request) => request.startsWith('POST /rest/v1/jobs'))).toHaveLength(1);
});

test('A job whose row is not as agreed is not shown', async () => {
  await become(owner);
  watchNetwork().intercept(({ url }) =>
    url.includes('/rest/v1/jobs') ? Response.json([{ id: unknownId }]) : undefined,
  );
  await expect(readJob(unknownId)).rejects.toMatchObject({ code: 'invalid-response' });
});
