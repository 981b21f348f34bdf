import { beforeEach, expect, test, vi } from 'vitest';
import { deviceStorage } from '../contract/index.ts';
import { createPersistedStore } from './persisted-store.ts';

const name = 'fursa-test';
const initial = { count: 0, isOpen: false };
const stored = () => JSON.parse(localStorage.getItem(name) ?? 'null');

function createCounter() {
  return createPersistedStore({
    name,
    storage: deviceStorage,
    initial,
    read: (found, current) => ({ ...current, count: Number(Reflect.get(Object(found), 'count') ?? 0) }),
  });
}

beforeEach(() => localStorage.clear());

test('A store begins with what is stored, and a prerendered page with what it is before', () => {
  localStorage.setItem(name, JSON.stringify({ state: { count: 7 }, version: 0 }));
  const store = createCounter();
  expect(store.getState()).toEqual({ count: 7, isOpen: false });
  expect(store.getInitialState()).toEqual(initial);
});

test('Each change is stored, in the form that tabs of an earlier release read', () => {
  const store = createCounter();
  expect(stored()).toBeNull();
  store.setState({ count: 1 });
  expect(stored()).toEqual({ state: { count: 1, isOpen: false }, version: 0 });
  store.setState(({ count }) => ({ count: count + 1 }));
  expect(stored()).toEqual({ state: { count: 2, isOpen: false }, version: 0 });
});

test('What another tab has stored is taken over, told to readers and not written again', () => {
  const store = createCounter();
  store.setState({ isOpen: true });
  const told = vi.fn();
  store.subscribe(told);
  const text = JSON.stringify({ state: { count: 5, more: 1 }, version: 0 });
  localStorage.setItem(name, text);
  store.persist.rehydrate();
  expect(store.getState()).toEqual({ count: 5, isOpen: true });
  expect(told).toHaveBeenCalledOnce();
  expect(localStorage.getItem(name)).toBe(text);
});

test.each(['{', '{}', '7', 'null', '[]'])('The stored text %j counts as nothing', (text) => {
  localStorage.setItem(name, text);
  expect(createCounter().getState()).toEqual(initial);
});
