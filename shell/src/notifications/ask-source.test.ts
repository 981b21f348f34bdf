import { notificationContext } from '@fursa/shared/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeVersion } from '../composition/testing/serve-versions.ts';
import { mountingKey } from '../composition/versions/failed-versions.ts';
import { askSource } from './ask-source.ts';

const source = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../composition/load-remote-module.ts', () => ({
  loadRemoteModule: async () => ({ pages: {}, slots: {}, notifications: async () => source }),
}));

document.head.innerHTML =
  '<script type="application/json" id="fursa-registry">{"schemaVersion":1,"revision":0,"remotes":[]}</script>';

test('A source is marked while it is queried, and unmarked when it has answered', async () => {
  source.mockImplementation(async () => {
    expect(sessionStorage.getItem(mountingKey)).toBe('mf-answers@1.0.0/notifications');
    return [];
  });
  expect(await askSource(makeVersion('mf-answers', '1.0.0'), notificationContext())).toEqual([]);
  expect(sessionStorage.getItem(mountingKey)).toBe('');
});

test('A source that never answers has failed, so that it is asked again later', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  source.mockImplementation(() => new Promise(() => undefined));
  const answer = askSource(makeVersion('mf-silent', '1.0.0'), notificationContext());
  const refused = expect(answer).rejects.toThrow('mf-silent@1.0.0/notifications does not answer');
  await vi.advanceTimersByTimeAsync(25_000);
  await refused;
  expect(sessionStorage.getItem(mountingKey)).toBe('');
});
