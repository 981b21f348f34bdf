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
import { beforeAll, expect, test } from 'vitest';
import type { Resource } from '../model/resource.ts';
import { useCreateResource } from './create-resource.ts';
import { useDeleteResource } from './delete-resource.ts';
import { resourceQueryOptions } from './get-resource.ts';
import type { ResourceDraft } from './resource-input.ts';
import { useUpdateResource } from './update-resource.ts';

const notFound = new AppError('not-found', 'Resource not found');

const draft: ResourceDraft = {
  title: 'How to write a CV',
  description: 'Twelve minutes about what employers read first.',
  url: 'https://learn.example.com/cv',
  type: 'video',
  publisher: 'Radio Tausi',
  languages: ['en', 'sw'],
  hours: 0.2,
  cost: 'free',
  skills: ['Written Communication'],
};

let admin: TestAccount;
let employer: TestAccount;

function become({ email, password }: TestAccount): Promise<void> {
  return signInAs(email, password);
}

/** Adds a resource as an admin. Each test deletes what it added: other tests share the database. */
async function createAsAdmin(): Promise<Resource> {
  await become(admin);
  return await runMutation(useCreateResource, draft);
}

function readResource(id: string): Promise<Resource> {
  return new QueryClient().fetchQuery({ ...resourceQueryOptions(id), retry: false });
}

beforeAll(async () => {
  connectTestBackend();
  admin = await signUpAs('admin');
  employer = await signUpAs('employer');
});

test('An admin adds a resource, reads it, changes it and deletes it', async () => {
  const before = Date.now();
  const added = await createAsAdmin();
  expect(added).toEqual({ ...draft, extent: null, id: added.id, isDemo: false, addedAt: added.addedAt });
  expect(added.addedAt.getTime()).toBeGreaterThanOrEqual(before);
  expect(added.addedAt.getTime()).toBeLessThanOrEqual(Date.now());
  expect(await readResource(added.id)).toEqual(added);

  const changes = { title: 'Write a CV', type: 'article' } as const;
  expect(await runMutation(useUpdateResource, { id: added.id, changes })).toEqual({ ...added, ...changes });

  await runMutation(useDeleteResource, added.id);
  await expect(readResource(added.id)).rejects.toEqual(notFound);
  await expect(runMutation(useDeleteResource, added.id)).rejects.toEqual(notFound);
});

test('A form that is sent twice makes one resource', async () => {
  await become(admin);
  const id = crypto.randomUUID();
  await runMutation(useCreateResource, { ...draft, id });
  await expect(runMutation(useCreateResource, { ...draft, id })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Failed to create resource',
  });
  await runMutation(useDeleteResource, id);
});

test('A screen that shows the resource shows its change', async () => {
  const { id } = await createAsAdmin();
  const { result } = renderDataHook(() => ({
    resource: useQuery(resourceQueryOptions(id)),
    update: useUpdateResource(),
  }));
  await waitFor(() => expect(result.current.resource.data?.type).toBe('video'));
  await act(() => result.current.update.mutateAsync({ id, changes: { type: 'course' } }));
  await waitFor(() => expect(result.current.resource.data?.type).toBe('course'));
  await runMutation(useDeleteResource, id);
});

test('An employer neither adds, changes nor deletes a resource', async () => {
  const added = await createAsAdmin();
  await become(employer);
  await expect(runMutation(useCreateResource, draft)).rejects.toMatchObject({
    code: expect.stringMatching(/^(forbidden|unauthenticated)$/),
    message: 'Failed to create resource',
  });
  await expect(runMutation(useUpdateResource, { id: added.id, changes: { title: 'Mine' } })).rejects.toThrow(AppError);
  await expect(runMutation(useDeleteResource, added.id)).rejects.toThrow(AppError);
  await become(admin);
  expect(await readResource(added.id)).toEqual(added);
  await runMutation(useDeleteResource, added.id);
});

test.each([crypto.randomUUID(), 'x', '../jobs'])('There is no resource %j', async (id) => {
  await become(admin);
  await expect(readResource(id)).rejects.toEqual(notFound);
  await expect(runMutation(useUpdateResource, { id, changes: { title: 'CV' } })).rejects.toEqual(notFound);
  await expect(runMutation(useDeleteResource, id)).rejects.toEqual(notFound);
});

test.each([
  ['title', { title: ' ' }],
  ['url', { url: 'javascript:alert(1)' }],
  ['url', { url: 'learn.example.com' }],
  ['description', { description: 'x'.repeat(5001) }],
  ['hours', { hours: 0 }],
  ['skills', { skills: Array.from({ length: 21 }, (_, index) => `Skill ${index}`) }],
])('A resource whose %s cannot be right is not sent', async (field, wrong) => {
  const network = watchNetwork();
  await expect(runMutation(useCreateResource, { ...draft, ...wrong })).rejects.toMatchObject({
    message: 'Failed to create resource',
    cause: { issues: [expect.objectContaining({ path: [field] })] },
  });
  expect(network.requests).toEqual([]);
});
