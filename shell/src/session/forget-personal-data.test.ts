import { useAuthStore } from '@fursa/shared/session';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { forgetOnSignOut } from './forget-personal-data.ts';

const amina = {
  id: 'b7a8a3a2-6b8f-4a9e-9d3f-000000000001',
  email: 'amina@example.com',
  name: 'Amina',
  role: 'job_seeker',
} as const;

beforeAll(() => forgetOnSignOut());
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  ['nobody', null],
  ['somebody else', { ...amina, id: 'b7a8a3a2-6b8f-4a9e-9d3f-000000000002' }],
])('When %s signs in, personal data is removed and device settings stay', (_, user) => {
  useAuthStore.setState({ user: amina });
  localStorage.setItem('fursa-language', 'sw');
  localStorage.setItem('draft of Amina', 'I keep the books.');
  sessionStorage.setItem('search of Amina', 'nurse');
  useAuthStore.setState({ user });
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(localStorage.getItem('draft of Amina')).toBeNull();
  expect(localStorage.getItem('fursa-language')).toBe('sw');
});

test('Another name of the same person takes nothing away', () => {
  useAuthStore.setState({ user: amina });
  sessionStorage.setItem('search of Amina', 'nurse');
  useAuthStore.setState({ user: { ...amina, name: 'Amina Otieno' } });
  expect(sessionStorage.getItem('search of Amina')).toBe('nurse');
});
