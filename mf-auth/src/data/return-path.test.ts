import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepReturnPath, takeReturnPath } from './return-path.ts';

const storageKey = 'fursa-return-path';
const hour = 60 * 60 * 1000;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('It is told once, to whom it belongs, however they write their address', () => {
  keepReturnPath('Amina@Example.com ', '/jobs/5?q=nurse#apply');
  expect(takeReturnPath('otieno@example.com')).toBe('/');
  expect(takeReturnPath('amina@example.com')).toBe('/jobs/5?q=nurse#apply');
  expect(takeReturnPath('amina@example.com')).toBe('/');
  expect(localStorage.length).toBe(0);
});

test('The latest mail counts, also when nobody was heading anywhere', () => {
  keepReturnPath('amina@example.com', '/jobs');
  keepReturnPath('amina@example.com', '/profile');
  expect(takeReturnPath('amina@example.com')).toBe('/profile');
  keepReturnPath('amina@example.com', '/jobs');
  keepReturnPath('otieno@example.com', '/');
  expect(localStorage.length).toBe(0);
});

test('Where storage is full or forbidden, it is only not known later', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepReturnPath('amina@example.com', '/jobs');
  expect(takeReturnPath('amina@example.com')).toBe('/');
});

test('After an hour it is forgotten, for whoever asks', () => {
  keepReturnPath('amina@example.com', '/jobs');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + hour);
  expect(takeReturnPath('otieno@example.com')).toBe('/');
  expect(localStorage.length).toBe(0);
});

test.each([
  '//evil.example/jobs',
  'https://evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  '/login',
  'jobs',
  null,
  { pathname: '/jobs' },
])('A tampered one (%j) leads to the landing page', (from) => {
  localStorage.setItem(storageKey, JSON.stringify({ email: 'amina@example.com', until: Date.now() + hour, from }));
  expect(takeReturnPath('amina@example.com')).toBe('/');
  expect(localStorage.length).toBe(0);
});

test.each(['no json', '[]', '"/jobs"', '{"from":"/jobs"}'])('What is none (%s) says nothing and goes away', (text) => {
  localStorage.setItem(storageKey, text);
  expect(takeReturnPath('amina@example.com')).toBe('/');
  expect(localStorage.length).toBe(0);
});
