import { vi } from 'vitest';

/** Sets the clock a minute ahead, until mocks are restored; whatever counts seconds sees it at its next one. */
export function letAMinutePass(): void {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000);
}
