import { expect, test, vi } from 'vitest';
import { emitEvent, onAnyEvent, onEvent, type RecordedEvent } from './events.ts';

test('A listener hears the events of its name, and only those', () => {
  const heard = vi.fn();
  const stop = onEvent('auth:signed-in', heard);
  emitEvent('auth:signed-in', { userId: '7' });
  emitEvent('shell:page-shown', { path: '/', remote: 'shell' });
  expect(heard.mock.calls).toEqual([[{ userId: '7' }]]);
  stop();
});

test('A listener hears nothing after it stopped, and stopping twice does no harm to another', () => {
  const gone = vi.fn();
  const there = vi.fn();
  const stopGone = onEvent('auth:signed-in', gone);
  const stopThere = onEvent('auth:signed-in', there);
  stopGone();
  stopGone();
  emitEvent('auth:signed-in', { userId: '7' });
  expect(gone).not.toHaveBeenCalled();
  expect(there).toHaveBeenCalledOnce();
  stopThere();
});

test('A listener to everything gets name and detail in order', () => {
  const heard: RecordedEvent[] = [];
  const stop = onAnyEvent((event) => heard.push(event));
  emitEvent('auth:signed-in', { userId: '7' });
  emitEvent('shell:page-shown', { path: '/jobs', remote: 'mf-jobs' });
  stop();
  expect(heard).toEqual([
    { name: 'auth:signed-in', detail: { userId: '7' } },
    { name: 'shell:page-shown', detail: { path: '/jobs', remote: 'mf-jobs' } },
  ]);
});

test('A listener that stops itself does not make the next one miss the event', () => {
  const next = vi.fn();
  const stopFirst = onEvent('auth:signed-in', () => stopFirst());
  const stopNext = onEvent('auth:signed-in', next);
  emitEvent('auth:signed-in', { userId: '7' });
  expect(next).toHaveBeenCalledOnce();
  stopNext();
});

test('A listener that joins during an event does not hear that event', () => {
  const late = vi.fn();
  const stops: (() => void)[] = [];
  stops.push(onEvent('auth:signed-in', () => void stops.push(onEvent('auth:signed-in', late))));
  emitEvent('auth:signed-in', { userId: '7' });
  expect(late).not.toHaveBeenCalled();
  for (const stop of stops) stop();
});

test('A listener that fails stops neither the others nor the sender', async () => {
  const reported = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', reported);
  const next = vi.fn();
  const stopFirst = onEvent('auth:signed-in', () => {
    throw new Error('a listener broke');
  });
  const stopNext = onEvent('auth:signed-in', next);
  expect(() => emitEvent('auth:signed-in', { userId: '7' })).not.toThrow();
  expect(next).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledOnce();
  stopFirst();
  stopNext();
  window.removeEventListener('error', reported);
});
