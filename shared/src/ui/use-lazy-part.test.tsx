import { act, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useLazyPart } from './use-lazy-part.ts';

const Part = () => <p>The part</p>;

interface PlaceProps {
  readonly load: () => Promise<ComponentType>;
  readonly onFailure?: () => void;
  readonly staysNeeded?: boolean;
}

function Place({ load, onFailure, staysNeeded = false }: PlaceProps) {
  const [isNeeded, setIsNeeded] = useState(false);
  const Loaded = useLazyPart(load, {
    isNeeded,
    onFailure: onFailure
      ? () => {
          onFailure();
          setIsNeeded(staysNeeded);
        }
      : 'retry',
  });
  return (
    <button type="button" onClick={() => setIsNeeded(true)}>
      {Loaded ? <Loaded /> : 'Nothing yet'}
    </button>
  );
}

async function press(): Promise<void> {
  await act(async () => screen.getByRole('button').click());
}

test('A part is loaded once it is needed, and only once', async () => {
  const load = vi.fn(async () => Part);
  render(<Place load={load} />);
  expect(load).not.toHaveBeenCalled();
  await press();
  await press();
  expect(screen.getByRole('button').textContent).toBe('The part');
  expect(load).toHaveBeenCalledOnce();
});

test('A failed load is told, and tried again when the part is needed again', async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new Error('Offline'));
  const onFailure = vi.fn();
  render(<Place load={load} onFailure={onFailure} />);
  await press();
  expect(onFailure).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').textContent).toBe('Nothing yet');
  await press();
  expect(screen.getByRole('button').textContent).toBe('The part');
  expect(onFailure).toHaveBeenCalledOnce();
});

test('A failure is told once, also when the part stays needed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const onFailure = vi.fn();
  render(<Place load={() => Promise.reject(new Error('Offline'))} onFailure={onFailure} staysNeeded />);
  await press();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(onFailure).toHaveBeenCalledOnce();
});

test('A part that has not come after six seconds has failed, and is shown when it comes after all', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let arrive: (part: ComponentType) => void = () => undefined;
  const arrival = new Promise<ComponentType>((resolve) => {
    arrive = resolve;
  });
  const onFailure = vi.fn();
  const load = () => arrival;
  render(<Place load={load} onFailure={onFailure} />);
  await press();
  await act(() => vi.advanceTimersByTimeAsync(5999));
  expect(onFailure).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(onFailure).toHaveBeenCalledOnce();
  await act(async () => arrive(Part));
  expect(screen.getByRole('button').textContent).toBe('The part');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(onFailure).toHaveBeenCalledOnce();
});

test('A failed load of a silent part is tried again after longer and longer pauses, until the part is gone', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const load = vi.fn<() => Promise<ComponentType>>(() => Promise.reject(new Error('Offline')));
  const { unmount } = render(<Place load={load} />);
  await press();
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(5999));
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValueOnce(Part);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('button').textContent).toBe('The part');

  load.mockClear();
  unmount();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(load).not.toHaveBeenCalled();
});
