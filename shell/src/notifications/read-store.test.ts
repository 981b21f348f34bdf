import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fingerprint, followOtherTabs, forgetAllBut, markRead, useIsRead, useReadStore } from './read-store.ts';

const storageKey = 'fursa-notifications-read';
const amina = '5eed0000-0000-4000-8000-000000000001';
const kiprop = '5eed0000-0000-4000-8000-000000000002';
const reminder = 'mf-profile/cv_reminder';
const match = 'mf-jobs/job_match:7';

beforeEach(() => useReadStore.setState({ read: {} }));

function isRead(userId: string, key: string): boolean {
  const { result, unmount } = renderHook(() => useIsRead(userId));
  unmount();
  return result.current(key);
}

test('What somebody has read is read for them, and for nobody else', () => {
  expect(isRead(amina, reminder)).toBe(false);
  markRead(amina, reminder);
  expect(isRead(amina, reminder)).toBe(true);
  expect(isRead(amina, match)).toBe(false);
  expect(isRead(kiprop, reminder)).toBe(false);
});

test('It is still read after a reload', async () => {
  markRead(amina, reminder);
  const stored = localStorage.getItem(storageKey) ?? '';
  useReadStore.setState({ read: {} });
  localStorage.setItem(storageKey, stored);
  useReadStore.persist.rehydrate();
  expect(isRead(amina, reminder)).toBe(true);
});

test('Storage names neither the person nor what was told, and two people leave different marks', () => {
  markRead(amina, match);
  markRead(kiprop, match);
  expect(localStorage.getItem(storageKey)).not.toMatch(/5eed|job|mf-|match/);
  const [one, other] = Object.values(useReadStore.getState().read);
  expect(one).not.toEqual(other);
});

test('Reading twice is reading once', () => {
  markRead(amina, reminder);
  const before = useReadStore.getState();
  markRead(amina, reminder);
  expect(useReadStore.getState()).toBe(before);
});

test('What is no longer told is forgotten, so that it is news when it comes again', () => {
  markRead(amina, reminder);
  markRead(amina, match);
  markRead(kiprop, reminder);
  forgetAllBut(amina, [match]);
  expect(isRead(amina, reminder)).toBe(false);
  expect(isRead(amina, match)).toBe(true);
  expect(isRead(kiprop, reminder)).toBe(true);
});

test.each(['{', '7', '{}', '{"state":{"read":[]}}', '{"state":{"read":{"a":[7]}},"version":0}'])(
  'Storage that holds %s counts as nothing read',
  async (text) => {
    localStorage.setItem(storageKey, text);
    useReadStore.persist.rehydrate();
    expect(useReadStore.getState()).toEqual({ read: {} });
  },
);

test('What is read in another tab is read here, until nobody follows', async () => {
  markRead(amina, reminder);
  const stored = localStorage.getItem(storageKey) ?? '';
  useReadStore.setState({ read: {} });
  const stop = followOtherTabs();
  localStorage.setItem(storageKey, stored);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
  expect(isRead(amina, reminder)).toBe(false);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
  await expect.poll(() => isRead(amina, reminder)).toBe(true);
  stop();
});

// From the test suite of the algorithm's authors: http://www.isthe.com/chongo/src/fnv/test_fnv.c
test.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('The fingerprint of %j is %s', (text, hash) => {
  expect(fingerprint(text)).toBe(hash);
});
