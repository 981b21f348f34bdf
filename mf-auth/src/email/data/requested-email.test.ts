import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consumeRequestedEmail, storeRequestedEmail } from './requested-email.ts';

const storageKey = 'fursa-asked-mail';
const hour = 60 * 60 * 1000;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('It is read once, by its owner, however they write their address', () => {
  storeRequestedEmail('Amina@Example.com ', '/jobs/5?q=nurse#apply');
  expect(consumeRequestedEmail('otieno@example.com')).toBeUndefined();
  expect(consumeRequestedEmail('amina@example.com')).toEqual({ from: '/jobs/5?q=nurse#apply' });
  expect(consumeRequestedEmail('amina@example.com')).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test('The latest email counts, also when nobody was heading anywhere', () => {
  storeRequestedEmail('amina@example.com', '/jobs');
  storeRequestedEmail('amina@example.com', '/profile');
  expect(consumeRequestedEmail('amina@example.com')).toEqual({ from: '/profile' });
  storeRequestedEmail('amina@example.com', '/jobs');
  storeRequestedEmail('otieno@example.com', '/');
  expect(consumeRequestedEmail('amina@example.com')).toBeUndefined();
  expect(consumeRequestedEmail('otieno@example.com')).toEqual({ from: '/' });
});

test('A further email to the same person keeps where they were heading', () => {
  storeRequestedEmail('amina@example.com', '/jobs');
  storeRequestedEmail('AMINA@example.com');
  expect(consumeRequestedEmail('amina@example.com')).toEqual({ from: '/jobs' });
  storeRequestedEmail('amina@example.com', '/jobs');
  storeRequestedEmail('otieno@example.com');
  expect(consumeRequestedEmail('otieno@example.com')).toEqual({ from: '/' });
});

test('Where storage is full or forbidden, it is known for as long as the page is open', () => {
  const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeRequestedEmail('amina@example.com', '/jobs');
  storage.mockRestore();
  expect(localStorage.length).toBe(0);
  expect(consumeRequestedEmail('amina@example.com')).toEqual({ from: '/jobs' });
});

test('After an hour it is forgotten for everybody', () => {
  storeRequestedEmail('amina@example.com', '/jobs');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + hour);
  expect(consumeRequestedEmail('otieno@example.com')).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test.each(['//evil.example/jobs', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/login', 'jobs'])(
  'A tampered place (%j) leads to the landing page',
  (from) => {
    localStorage.setItem(storageKey, JSON.stringify({ email: 'amina@example.com', until: Date.now() + hour, from }));
    expect(consumeRequestedEmail('amina@example.com')).toEqual({ from: '/' });
    expect(localStorage.length).toBe(0);
  },
);

test.each(['no json', '[]', '"/jobs"', '{"from":"/jobs"}', '{"email":"amina@example.com","until":9e15,"from":null}'])(
  'What is none (%s) says nothing and goes away',
  (text) => {
    localStorage.setItem(storageKey, text);
    expect(consumeRequestedEmail('amina@example.com')).toBeUndefined();
    expect(localStorage.length).toBe(0);
  },
);
