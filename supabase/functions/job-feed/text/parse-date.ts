const secondsBelow = 100_000_000_000;
const earliest = Date.UTC(2000, 0);
const latest = Date.UTC(2100, 0);
const withoutZone = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?$/;

/** A moment as feeds write it, in ISO 8601: seconds or milliseconds since 1970, or a date as text; null when it is none. */
export function parseDate(value: unknown): string | null {
  const time = timeOf(value);
  return time >= earliest && time < latest ? new Date(time).toISOString() : null;
}

function timeOf(value: unknown): number {
  if (typeof value === 'number') return value < secondsBelow ? value * 1000 : value;
  if (typeof value !== 'string' || value.length > 40) return Number.NaN;
  if (/^\d{9,13}$/.test(value)) return timeOf(Number(value));
  // A date without a zone is UTC, whatever the zone of the server.
  return Date.parse(withoutZone.test(value) ? `${value.replace(' ', 'T')}Z` : value);
}
