/** Milliseconds since 1970. */
let openAgainAt = 0;

/**
 * Remembers how long a backend that had enough of us wants to be left alone. The backend's clients keep nothing of an answer
 * but its body, so that the header has to be read on its way in.
 */
export function noteRetryAfter(response: Response): void {
  if (response.status !== 429) return;
  const seconds = Number(response.headers.get('retry-after'));
  openAgainAt = seconds > 0 ? Date.now() + seconds * 1000 : 0;
}

/** Whole seconds; nothing when the latest refusal named no time, or it is over. */
export function secondsToWait(): number | undefined {
  const seconds = Math.ceil((openAgainAt - Date.now()) / 1000);
  return seconds > 0 ? seconds : undefined;
}
