import { beforeEach, expect, test } from 'vitest';
import {
  mergeOverrides,
  type Overrides,
  overridesKey,
  readOverrides,
  shareLink,
  storeOverrides,
} from './read-overrides.ts';

const none: Overrides = { targets: {}, disabled: [] };
const asked = (search: string, before = none) => mergeOverrides(before, new URLSearchParams(search));

beforeEach(() => sessionStorage.clear());

test('An address names versions, folders and remotes that are off', () => {
  expect(asked('mf=mf-jobs@1.2.0&mf=mf-ai@https://cdn.example/mf-ai/&disable-remotes=mf-auth,mf-profile')).toEqual({
    targets: { 'mf-jobs': '1.2.0', 'mf-ai': 'https://cdn.example/mf-ai/' },
    disabled: ['mf-auth', 'mf-profile'],
  });
  expect(asked('mf=mf-jobs@1.2.0,mf-ai@2.0.0').targets).toEqual({ 'mf-jobs': '1.2.0', 'mf-ai': '2.0.0' });
});

test('What was tried before stays until it is taken back', () => {
  const before: Overrides = { targets: { 'mf-jobs': '1.2.0', 'mf-ai': '2.0.0' }, disabled: ['mf-auth'] };
  expect(asked('mf=mf-jobs', before)).toEqual({ targets: { 'mf-ai': '2.0.0' }, disabled: ['mf-auth'] });
  expect(asked('disable-remotes=', before).disabled).toEqual([]);
  expect(asked('', before)).toEqual(before);
});

test.each(['mf=', 'mf=jobs@1', 'mf=@', 'mf=__proto__@1', 'mf=mf-@1', 'disable-remotes=everything'])(
  'Nonsense such as %s asks for nothing',
  (search) => {
    expect(asked(search)).toEqual(none);
  },
);

test('A link to share leads to the same', () => {
  const overrides: Overrides = {
    targets: { 'mf-jobs': 'http://localhost:3001/remotes/mf-jobs/1.0.0/', 'mf-ai': '2.0.0' },
    disabled: ['mf-auth'],
  };
  const link = shareLink(overrides, { href: 'https://fursa.example/jobs?q=driver' } as Location);
  expect(new URL(link).searchParams.get('q')).toBe('driver');
  expect(asked(new URL(link).search)).toEqual(overrides);
});

test('They are kept for the tab; what another version has stored is none', () => {
  expect(readOverrides()).toEqual(none);
  storeOverrides({ targets: { 'mf-jobs': '1.2.0' }, disabled: [] });
  expect(readOverrides().targets).toEqual({ 'mf-jobs': '1.2.0' });
  sessionStorage.setItem(overridesKey, '{"mf-jobs":1}');
  expect(readOverrides()).toEqual(none);
});
