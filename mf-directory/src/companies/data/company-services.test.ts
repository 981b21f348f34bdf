import { AppError } from '@fursa/shared/backend';
import {
  connectTestBackend,
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
import type { CompanyDetails } from '../model/company.ts';
import type { CompanyDraft } from './company-input.ts';
import { useCreateCompany } from './create-company.ts';
import { useDeleteCompany } from './delete-company.ts';
import { companyQueryOptions } from './get-company.ts';
import { useUpdateCompany } from './update-company.ts';

const notFound = new AppError('not-found', 'Company not found');

// Without a website: the tests of the directory share the database and list what has one.
const draft: CompanyDraft = {
  name: 'Jua Clinics',
  industry: 'Health care',
  size: '11-50',
  location: 'Kisumu',
  website: null,
  logo: '/logos/jua.svg',
  description: 'Clinics near the lake.',
  hiring_process: 'An interview.\nHalf a day on the ward.',
};

let owner: TestAccount;
let otherEmployer: TestAccount;

function become({ email, password }: TestAccount): Promise<void> {
  return signInAs(email, password);
}

async function createAsOwner(): Promise<CompanyDetails> {
  await become(owner);
  return await runMutation(useCreateCompany, draft);
}

async function readCompany(id: string): Promise<CompanyDetails> {
  const { company } = await new QueryClient().fetchQuery({ ...companyQueryOptions(id), retry: false });
  return company;
}

beforeAll(async () => {
  connectTestBackend();
  owner = await signUpAs('employer');
  otherEmployer = await signUpAs('employer');
});

describe('An employer', () => {
  test('An employer adds a company, reads it, changes it and deletes it', async () => {
    const added = await createAsOwner();
    const { hiring_process: hiringProcess, ...rest } = draft;
    expect(added).toEqual({ ...rest, hiringProcess, id: added.id, isDemo: false });
    expect(await readCompany(added.id)).toEqual(added);

    const changes = { name: 'Jua Clinics Ltd', industry: null, website: 'https://jua.example.com' };
    expect(await runMutation(useUpdateCompany, { id: added.id, changes })).toEqual({ ...added, ...changes });

    await runMutation(useDeleteCompany, added.id);
    await expect(readCompany(added.id)).rejects.toEqual(notFound);
    await expect(runMutation(useDeleteCompany, added.id)).rejects.toEqual(notFound);
  });

  test('A form that is sent twice makes one company', async () => {
    await become(owner);
    const id = crypto.randomUUID();
    await runMutation(useCreateCompany, { ...draft, id });
    await expect(runMutation(useCreateCompany, { ...draft, id })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Failed to create company',
    });
  });

  test('Someone at the limit of companies reads what the limit is and what to do', async () => {
    await become(await signUpAs('employer'));
    for (let count = 0; count < 5; count += 1) await runMutation(useCreateCompany, draft);
    await expect(runMutation(useCreateCompany, draft)).rejects.toMatchObject({
      code: 'quota-exceeded',
      message: 'You can have 5 companies. Delete one before you add another.',
    });
  });

  test('A screen that shows the company shows its change', async () => {
    const { id } = await createAsOwner();
    const { result } = renderDataHook(() => ({
      company: useQuery(companyQueryOptions(id)),
      update: useUpdateCompany(),
    }));
    await waitFor(() => expect(result.current.company.data?.company.size).toBe('11-50'));
    await act(() => result.current.update.mutateAsync({ id, changes: { size: '51-200' } }));
    await waitFor(() => expect(result.current.company.data?.company.size).toBe('51-200'));
  });
});

test('Another employer neither changes nor deletes a company', async () => {
  const added = await createAsOwner();
  await become(otherEmployer);
  await expect(runMutation(useUpdateCompany, { id: added.id, changes: { name: 'Mine' } })).rejects.toThrow(AppError);
  await expect(runMutation(useDeleteCompany, added.id)).rejects.toThrow(AppError);
  await become(owner);
  expect(await readCompany(added.id)).toEqual(added);
  // An employer has five companies at most.
  await runMutation(useDeleteCompany, added.id);
});

test.each([crypto.randomUUID(), 'x', '../jobs'])('There is no company %j', async (id) => {
  await become(owner);
  await expect(readCompany(id)).rejects.toEqual(notFound);
  await expect(runMutation(useUpdateCompany, { id, changes: { name: 'Jua' } })).rejects.toEqual(notFound);
  await expect(runMutation(useDeleteCompany, id)).rejects.toEqual(notFound);
});

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(201) }],
  ['website', { website: 'javascript:alert(1)' }],
  ['website', { website: `https://jua.example.com/${'x'.repeat(500)}` }],
  ['logo', { logo: '//evil.example/logo.svg' }],
  ['size', { size: 'x'.repeat(51) }],
])('A company whose %s cannot be right is not sent', async (field, wrong) => {
  const network = watchNetwork();
  await expect(runMutation(useCreateCompany, { ...draft, ...wrong })).rejects.toMatchObject({
    message: 'Failed to create company',
    cause: { issues: [expect.objectContaining({ path: [field] })] },
  });
  expect(network.requests).toEqual([]);
});
