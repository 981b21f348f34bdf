// @vitest-environment node
import { expect, test } from 'vitest';
import { parseNotifications } from './notification-schema.ts';

const notification = {
  id: 'cv_reminder',
  type: 'cv_reminder',
  title: 'Upload your CV',
  message: 'It helps.',
  actionUrl: '/profile',
  createdAt: new Date('2026-11-01T08:00:00Z'),
};

test('What a source tells is taken as it is, nothing included', () => {
  expect(parseNotifications([notification])).toEqual([notification]);
  expect(parseNotifications([])).toEqual([]);
});

test('A notification leads to a page of any remote', () => {
  const leadingTo = { ...notification, actionUrl: '/events/42?tab=talks#second' };
  expect(parseNotifications([leadingTo])).toEqual([leadingTo]);
});

test.each([
  ['an address outside the product', { actionUrl: 'https://evil.example' }],
  ['an address that looks like a path', { actionUrl: '//evil.example' }],
  ['a script for an address', { actionUrl: 'javascript:alert(1)' }],
  ['a path that says something else than it is', { actionUrl: '/profile/../admin' }],
  ['a path that goes on behind a backslash', { actionUrl: '/\\evil.example' }],
  ['an unknown type', { type: 'advertisement' }],
  ['no id', { id: '' }],
  ['no title', { title: '' }],
  ['a title without end', { title: 'x'.repeat(201) }],
  ['a day that is none', { createdAt: new Date(Number.NaN) }],
  ['a time as text', { createdAt: '2026-11-01' }],
])('A notification with %s is left out, and the others stay', (_, changes) => {
  expect(parseNotifications([{ ...notification, ...changes }, null, notification])).toEqual([notification]);
});

test.each([[undefined], [null], [{}], ['none']])('%j is no list of notifications', (told) => {
  expect(() => parseNotifications(told)).toThrow();
});
