import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSubmit } from './use-submit.ts';

test('Sent twice before React has rendered, a form is submitted once, and both wait for the same end', async () => {
  let end: () => void = vi.fn();
  const action = vi.fn((_: string) => new Promise<void>((resolve) => (end = resolve)));
  const { result } = renderHook(() => useSubmit(action));
  const settled = vi.fn();
  act(() => {
    void result.current.submit('first').then(settled);
    void result.current.submit('second').then(settled);
  });
  expect(action.mock.calls).toEqual([['first']]);
  expect(result.current.isBusy).toBe(true);
  expect(settled).not.toHaveBeenCalled();
  await act(async () => end());
  expect(settled).toHaveBeenCalledTimes(2);
  expect(result.current.isBusy).toBe(false);
  act(() => void result.current.submit('third'));
  expect(action).toHaveBeenLastCalledWith('third');
  await act(async () => end());
});

test('A failure is told, and forgotten when the form is sent again', async () => {
  const reason = new Error('Offline');
  const action = vi.fn(async () => undefined).mockRejectedValueOnce(reason);
  const onFailure = vi.fn();
  const { result } = renderHook(() => useSubmit(action, onFailure));
  await act(() => result.current.submit());
  expect(result.current).toMatchObject({ isBusy: false, failure: reason });
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(reason);
  await act(() => result.current.submit());
  expect(result.current).toMatchObject({ isBusy: false, failure: undefined });
  expect(onFailure).toHaveBeenCalledOnce();
});
