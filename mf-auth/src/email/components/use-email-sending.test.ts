import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWaitingTime } from './use-email-sending.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('A minute of waiting counts down and ends, and can begin again', () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useWaitingTime());
  const secondsLeft = () => result.current[0];
  expect(secondsLeft()).toBe(0);
  act(() => result.current[1](60));
  expect(secondsLeft()).toBe(60);
  act(() => vi.advanceTimersByTime(1000));
  expect(secondsLeft()).toBe(59);
  act(() => vi.advanceTimersByTime(59_000));
  expect(secondsLeft()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  act(() => result.current[1](5));
  expect(secondsLeft()).toBe(5);
});

test('It can begin with waiting', () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useWaitingTime(60));
  expect(result.current[0]).toBe(60);
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current[0]).toBe(0);
});
