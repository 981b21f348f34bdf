import { useAuthStore } from '@fursa/shared/session';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { usePersonalDraft } from './use-personal-draft.ts';

const userId = 'amina';
const user = { id: userId, email: 'amina@example.com', name: 'Amina', role: 'job_seeker' };
const openTab = () => renderHook(() => usePersonalDraft(userId)).result;

beforeEach(() => {
  localStorage.clear();
  useAuthStore.setState({ user });
});

it('Drafts of two tabs are merged, and stay when the other tab saves or discards', () => {
  const [first, second] = [openTab(), openTab()];
  act(() => first.current.edit('bio', 'I mend boats.', ''));
  act(() => second.current.edit('website', 'https://boats.example.com', ''));
  expect(openTab().current.draft).toEqual({ bio: 'I mend boats.', website: 'https://boats.example.com' });

  act(() => second.current.discard());
  expect(second.current.draft).toEqual({});
  expect(openTab().current.draft).toEqual({ bio: 'I mend boats.' });
  act(() => first.current.edit('bio', '', ''));
  expect(openTab().current.draft).toEqual({});
});
