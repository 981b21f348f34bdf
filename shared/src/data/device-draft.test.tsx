import { useAuthStore } from '@fursa/shared/session';
import { signOut, signUpEach } from '@fursa/shared/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readFromDevice, useDeviceDraft, writeToDevice } from './device-draft.ts';
import { readKept, useKept, writeKept } from './kept.ts';

signUpEach();

const userId = () => useAuthStore.getState().user?.id ?? '';
const questions = () => ({ userId: userId(), name: 'questions' });
const texts = z.array(z.string());

test('What comes after its person has signed out is not stored', () => {
  const key = questions();
  writeToDevice(key, ['Why?']);
  expect(readFromDevice(key, texts)).toEqual(['Why?']);
  localStorage.clear();
  signOut();
  writeToDevice(key, ['Why?']);
  expect(readFromDevice(key, texts)).toBeUndefined();
});

test('What is stored and is nothing of ours counts as nothing', () => {
  for (const stored of ['{', '"text"', '[1]']) {
    localStorage.setItem(`fursa-questions:${userId()}`, stored);
    expect(readFromDevice(questions(), texts)).toBeUndefined();
  }
});

test('What an earlier release stored is found, and written in the same form', () => {
  localStorage.setItem(`fursa-ai-resume:${userId()}`, '"I mend boats."');
  localStorage.setItem('fursa-application-notes:41', '{"notes":"Ask for Wanjiku","before":""}');
  const resume = renderHook(() => useDeviceDraft({ userId: userId(), name: 'ai-resume' }, z.string(), '')).result;
  const notes = z.object({ notes: z.string(), before: z.string() });
  expect(resume.current[0]).toBe('I mend boats.');
  expect(readFromDevice({ userId: userId(), name: 'application-notes', id: '41' }, notes)?.notes).toBe(
    'Ask for Wanjiku',
  );
  act(() => resume.current[1]('I mend nets.'));
  expect(localStorage.getItem(`fursa-ai-resume:${userId()}`)).toBe('"I mend nets."');
  act(() => resume.current[1](''));
  expect(localStorage.getItem(`fursa-ai-resume:${userId()}`)).toBeNull();
});

test('A remote built for contract 1.15 reads and writes the same entries', () => {
  writeToDevice(questions(), ['Why?']);
  const { result } = renderHook(() => useKept(userId(), 'questions', texts, []));
  expect(result.current[0]).toEqual(['Why?']);
  act(() => result.current[1](['Why not?']));
  expect(readFromDevice(questions(), texts)).toEqual(['Why not?']);
  writeKept(userId(), 'questions', ['When?']);
  expect(readKept(userId(), 'questions', texts)).toEqual(['When?']);
});

/** What another tab does: it writes to storage, and this one is told. */
function writeElsewhere(newValue: string | null): void {
  const key = `fursa-questions:${userId()}`;
  const oldValue = localStorage.getItem(key);
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue })));
}

test('What another tab writes or empties is taken over, unless something else was written here', () => {
  const { result } = renderHook(() => useDeviceDraft(questions(), texts, []));
  writeElsewhere('["Theirs"]');
  expect(result.current[0]).toEqual(['Theirs']);
  writeElsewhere(null);
  expect(result.current[0]).toEqual([]);
  // This tab has not been told yet of what the other one wrote before.
  act(() => result.current[1](['Mine']));
  const change = { key: `fursa-questions:${userId()}`, oldValue: '["Theirs"]', newValue: '["Again"]' };
  act(() => void window.dispatchEvent(new StorageEvent('storage', change)));
  expect(result.current[0]).toEqual(['Mine']);
});

test('A change by a function leaves in storage what another tab wrote beside it', () => {
  const { result } = renderHook(() => useDeviceDraft(questions(), texts, []));
  localStorage.setItem(`fursa-questions:${userId()}`, '["Theirs"]');
  act(() => result.current[1]((current) => [...current, 'Mine']));
  expect(result.current[0]).toEqual(['Mine']);
  expect(readFromDevice(questions(), texts)).toEqual(['Theirs', 'Mine']);
});
