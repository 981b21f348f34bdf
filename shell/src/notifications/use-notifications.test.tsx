import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeVersion } from '../composition/testing/serve-versions.ts';
import { useNotifications } from './use-notifications.ts';

const notification = {
  id: 'one',
  type: 'job_match',
  title: 'A new job',
  message: '',
  actionUrl: '/jobs',
  createdAt: new Date(0),
};
const answers = vi.hoisted(() => new Map<string, Promise<unknown>>());
vi.mock('../composition/load-remote-module.ts', () => ({
  loadRemoteModule: async ({ name }: { readonly name: string }) => ({
    notifications: async () => () => answers.get(name),
  }),
}));

document.head.innerHTML =
  '<script type="application/json" id="fursa-registry">{"schemaVersion":1,"revision":0,"remotes":[]}</script>';

/** The bell of somebody whose sources answer so. */
function openBell(sources: Readonly<Record<string, Promise<unknown>>>) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  for (const [name, answer] of Object.entries(sources)) answers.set(name, answer);
  const remotes = Object.keys(sources).map((name) => makeVersion(name as 'mf-jobs', '1.0.0'));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result } = renderHook(() => useNotifications('amina', remotes), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return {
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    read: () => [result.current.status, result.current.items.length],
  };
}

test('The bell says after six seconds that nothing comes, and shows what comes later all the same', async () => {
  let answer: (told: unknown) => void = () => undefined;
  const { pass, read } = openBell({
    'mf-late': new Promise((resolve) => {
      answer = resolve;
    }),
  });
  await pass(5_999);
  expect(read()).toEqual(['pending', 0]);
  await pass(1);
  expect(read()).toEqual(['failed', 0]);
  answer([notification]);
  await pass(1);
  expect(read()).toEqual(['told', 1]);
});

test('The bell waits six seconds for the last source, and then tells what the others said', async () => {
  const { pass, read } = openBell({
    'mf-quick': Promise.resolve([notification]),
    'mf-never': new Promise(() => undefined),
  });
  await pass(5_999);
  expect(read()).toEqual(['pending', 1]);
  await pass(1);
  expect(read()).toEqual(['told', 1]);
});
