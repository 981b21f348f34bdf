// @vitest-environment node
import { expect, test } from 'vitest';
import { readCommand } from './read-command.ts';

const entries = [
  { path: '/', label: 'Home' },
  { path: '/jobs', label: 'Jobs' },
  { path: '/job-match', label: 'Job Match' },
  { path: '/profile', label: 'Profile' },
  { path: '/companies', label: 'Companies' },
  { path: '/resources', label: 'Resources' },
  { path: '/AI', label: 'AI' },
];

test.each([
  ['go to jobs', '/jobs'],
  ['open my profile', '/profile'],
  ['please show me the companies page', '/companies'],
  ['nenda kwenye kazi', '/jobs'],
  ['nenda nyumbani', '/'],
  ['onyesha kampuni tafadhali', '/companies'],
  ['go to remote jobs', '/remote-jobs'],
])('"%s" goes to %s', (said, path) => {
  expect(readCommand(said, entries)).toMatchObject({ kind: 'go', path });
});

test.each([
  ['search accountant', 'accountant'],
  ['Search for an accountant in Nakuru.', 'an accountant in nakuru'],
  ['find me driver jobs', 'driver'],
  ['tafuta dereva Mombasa', 'dereva mombasa'],
  ['search C++ developer', 'c++ developer'],
])('"%s" searches for "%s"', (said, text) => {
  expect(readCommand(said, entries)).toEqual({ kind: 'search', text });
});

test.each(['stop', 'Stop listening.', 'acha kusikiliza'])('A person who says "%s" stops voice input', (said) => {
  expect(readCommand(said, entries)).toEqual({ kind: 'stop' });
});

test.each(['', 'hello', 'go to the moon', 'I stopped working', 'search', 'jobs'])(
  'What is said as "%s" is no command',
  (said) => {
    expect(readCommand(said, entries)).toBeUndefined();
  },
);
