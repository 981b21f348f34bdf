import { expect, test, vi } from 'vitest';
import startWatch from './start-watch.js?raw';

function begin(): HTMLElement | null {
  document.head.innerHTML = '<script src="/assets/main.0123abcd.js" type="text/plain"></script>';
  document.body.innerHTML = '<div id="not-started" hidden><button type="button">Try again</button></div>';
  new Function(startWatch)();
  return document.getElementById('not-started');
}

test('The page says so after six seconds without the shell, and at once when its script fails to load', () => {
  vi.useFakeTimers();
  const late = begin();
  vi.advanceTimersByTime(5_999);
  expect(late?.hidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(late?.hidden).toBe(false);
  const missing = begin();
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(missing?.hidden).toBe(false);
  vi.useRealTimers();
});

test('Where the shell has started nothing is said, and other scripts may fail', () => {
  vi.useFakeTimers();
  const notice = begin();
  const other = document.createElement('script');
  other.setAttribute('src', '/remotes/mf-jobs/1/remote.js');
  other.type = 'text/plain';
  document.body.append(other);
  other.dispatchEvent(new Event('error'));
  expect(notice?.hidden).toBe(true);
  notice?.remove();
  vi.advanceTimersByTime(60_000);
  expect(notice?.hidden).toBe(true);
  vi.useRealTimers();
});
