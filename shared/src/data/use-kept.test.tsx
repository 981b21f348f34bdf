import { useAuthStore } from '@fursa/shared/session';
import { signOut, signUpEach } from '@fursa/shared/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readKept, useKept, writeKept } from './use-kept.ts';

signUpEach();

const userId = () => useAuthStore.getState().user?.id ?? '';

test('What comes after its person has signed out is not kept', () => {
  const id = userId();
  writeKept(id, 'questions', ['Why?']);
  expect(readKept(id, 'questions', z.array(z.string()))).toEqual(['Why?']);
  localStorage.clear();
  signOut();
  writeKept(id, 'questions', ['Why?']);
  expect(readKept(id, 'questions', z.array(z.string()))).toBeUndefined();
});

test('What is stored and is nothing of ours counts as nothing', () => {
  const id = userId();
  for (const stored of ['{', '"text"', '[1]']) {
    localStorage.setItem(`fursa-questions:${id}`, stored);
    expect(readKept(id, 'questions', z.array(z.string()))).toBeUndefined();
  }
});

/** What another tab does: it writes to storage, and this one is told. */
function writeElsewhere(newValue: string): void {
  const key = `fursa-resume:${userId()}`;
  const oldValue = localStorage.getItem(key);
  localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue })));
}

test('What another tab writes is taken over, unless something else was written here', () => {
  const { result } = renderHook(() => useKept(userId(), 'resume', z.string(), ''));
  writeElsewhere('"Theirs"');
  expect(result.current[0]).toBe('Theirs');
  // Not told yet of what the other tab has written before.
  act(() => result.current[1]('Mine'));
  const key = `fursa-resume:${userId()}`;
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue: '"Theirs"', newValue: '"Again"' })));
  expect(result.current[0]).toBe('Mine');
});
