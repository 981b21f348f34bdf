import { renderDataHook, signOut, signUpEach, watchNetwork } from '@fursa/shared/testing';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { taughtSkillsQueryOptions, useTaughtSkill } from './taught-skills.ts';

signUpEach();

test.each(['Microsoft Excel', 'excel', 'MS  Excel', 'Advanced-Excel'])('%s leads to what teaches it', async (skill) => {
  const { result } = renderDataHook(() => useTaughtSkill(skill));
  await waitFor(() => expect(result.current).toBeDefined());
  expect(result.current).toMatchObject({ name: 'Microsoft Excel', path: '/resources?skill=Microsoft%20Excel' });
  expect(result.current?.resources).toBeGreaterThan(1);
});

test('A name of one skill is no other skill, and what nothing teaches leads nowhere', async () => {
  const { result } = renderDataHook(() => ['C', 'C#', 'R', 'Falconry', '', '%'].map((skill) => useTaughtSkill(skill)));
  await waitFor(() => expect(result.current[0]).toBeDefined());
  expect(result.current.map((skill) => skill?.name)).toEqual(['C', undefined, 'R', undefined, undefined, undefined]);
});

test('All skills of a page are one request, and nobody asks for a visitor', async () => {
  const network = watchNetwork();
  const { result, unmount } = renderDataHook(() => ['SQL', 'Python'].map((skill) => useTaughtSkill(skill)?.name));
  await waitFor(() => expect(result.current).toEqual(['SQL', 'Python']));
  expect(network.requests.filter((request) => request.endsWith('taught_skills'))).toHaveLength(1);
  unmount();
  signOut();
  renderDataHook(() => useTaughtSkill('SQL'));
  expect(network.requests.filter((request) => request.endsWith('taught_skills'))).toHaveLength(1);
});

test('What is no list of skills is refused', async () => {
  watchNetwork().intercept(() => Response.json([{ name: 'SQL' }]));
  await expect(new QueryClient().fetchQuery({ ...taughtSkillsQueryOptions(), retry: false })).rejects.toMatchObject({
    code: 'invalid-response',
  });
});
