/** PostgreSQL's `2026-11-20 09:00:00+00` as the ISO 8601 that PostgREST answers and JavaScript reads everywhere. */
export function isoTimestampWithZone(value: string): string {
  return isoTimestamp(value).replace(/([+-]\d\d)$/, '$1:00');
}

/** The same for a timestamp without time zone. */
export function isoTimestamp(value: string): string {
  return value.replace(' ', 'T');
}

/** Object identifiers of the types that both drivers would hand over in another form than PostgREST does. */
export const typeIds = { timestamp: 1114, timestampWithZone: 1184, numeric: 1700, json: 114, jsonb: 3802 } as const;
