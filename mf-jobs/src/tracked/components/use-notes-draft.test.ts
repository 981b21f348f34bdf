import { useAuthStore } from '@fursa/shared/session';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useNoteDraft } from '../../sharing/data/note-drafts.ts';
import { useNotesDraft } from './use-notes-draft.ts';

const user = { id: 'amina', email: 'amina@example.com', name: 'Amina', role: 'job_seeker' };
const notesKey = 'fursa-application-notes:41';
const openTab = () => renderHook(() => useNotesDraft({ id: '41', notes: '' })).result;

beforeEach(() => {
  localStorage.clear();
  useAuthStore.setState({ user });
});

test('Notes and notes to employers that an earlier release stored are there', () => {
  localStorage.setItem(notesKey, '{"notes":"Ask for Wanjiku","before":""}');
  localStorage.setItem('fursa-employer-notes:amina', '{"7":"I can start on Monday."}');
  const notes = openTab();
  expect(notes.current).toMatchObject({ draft: { notes: 'Ask for Wanjiku', before: '' }, isChanged: true });
  expect(renderHook(() => useNoteDraft('amina', '7', '')).result.current[0]).toBe('I can start on Monday.');
  act(() => notes.current.forget('Ask for Wanjiku'));
  expect(localStorage.getItem(notesKey)).toBeNull();
});

test('What was typed since the notes were sent stays, and so does what another tab has written', () => {
  const [first, second] = [openTab(), openTab()];
  act(() => first.current.edit('Mine and more', ''));
  act(() => first.current.forget('Mine'));
  expect(first.current.draft).toEqual({ notes: 'Mine and more', before: 'Mine' });
  act(() => second.current.edit('Theirs', ''));
  act(() => first.current.forget('Mine'));
  expect(JSON.parse(localStorage.getItem(notesKey) ?? '')).toEqual({ notes: 'Theirs', before: '' });
});
