import { useAuthStore } from '@fursa/shared/session';
import { renderDataHook, runMutation, signOut, signUpEach, watchNetwork } from '@fursa/shared/testing';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { completedResourcesQueryOptions, useMarkResource, usePendingMarks } from './completed-resources.ts';

signUpEach();

const resourceId = '5eed0c00-0000-4000-8000-000000000001';
const userId = () => useAuthStore.getState().user?.id ?? '';
const markOnce = (isDone: boolean) => runMutation(() => useMarkResource(userId()), { resourceId, isDone });
const readMarks = () => new QueryClient().fetchQuery({ ...completedResourcesQueryOptions(userId()), retry: false });

test('A resource is finished once, however often it is pressed, until the mark is taken back', async () => {
  expect(await readMarks()).toEqual([]);
  await markOnce(true);
  await markOnce(true);
  expect(await readMarks()).toEqual([
    {
      id: resourceId,
      title: 'Power Learn Project Academy',
      publisher: 'Power Learn Project',
      url: 'https://powerlearnprojectafrica.org/',
      completedAt: expect.any(Date),
    },
  ]);
  await markOnce(false);
  await markOnce(false);
  expect(await readMarks()).toEqual([]);
});

test('A mark shows at once, and is gone when it is refused', async () => {
  const network = watchNetwork();
  const { result } = renderDataHook(() => ({
    query: useQuery(completedResourcesQueryOptions(userId())),
    pending: usePendingMarks(userId()),
    mark: useMarkResource(userId()),
  }));
  await waitFor(() => expect(result.current.query.data).toEqual([]));
  let refuse: () => void = () => undefined;
  const refused = new Promise<Response>((resolve) => {
    refuse = () => resolve(Response.json({ code: 'FQ001', message: 'Enough.' }, { status: 400 }));
  });
  network.intercept(({ method }) => (method === 'POST' ? refused : undefined));
  act(() => result.current.mark.mutate({ resourceId, isDone: true }));
  await waitFor(() => expect(result.current.pending.get(resourceId)).toBe(true));
  refuse();
  await waitFor(() => expect(result.current.mark.error).toMatchObject({ code: 'quota-exceeded', message: 'Enough.' }));
  expect(result.current.pending.size).toBe(0);
});

test('A signed-out person marks nothing', async () => {
  signOut();
  await expect(markOnce(true)).rejects.toMatchObject({ name: 'AppError' });
});
