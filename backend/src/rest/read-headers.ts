import { QueryError } from './query-error.ts';

const preferences: ReadonlySet<string> = new Set([
  'return=minimal',
  'return=representation',
  'return=headers-only',
  'count=exact',
  'resolution=ignore-duplicates',
  'resolution=merge-duplicates',
  'missing=default',
]);
const oneRow = 'application/vnd.pgrst.object+json';

/**
 * The headers that change what a call for rows answers. Preferences that are not known are dropped, as PostgREST does.
 *
 * @throws QueryError for another schema or another format
 */
export function readRowHeaders(headers: Headers): Record<string, string> {
  for (const name of ['accept-profile', 'content-profile']) {
    const schema = headers.get(name);
    if (schema !== null && schema !== 'public') throw new QueryError('only the schema public is served');
  }
  const prefer = (headers.get('prefer') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => preferences.has(part));
  return { accept: readAccept(headers.get('accept')), ...(prefer.length > 0 ? { prefer: prefer.join(',') } : {}) };
}

function readAccept(accept: string | null): string {
  const type = accept?.split(';')[0]?.trim() ?? '*/*';
  if (type === oneRow) return oneRow;
  if (accept === null || /(?:^|,)\s*(?:application\/json|\*\/\*|application\/\*)/.test(accept))
    return 'application/json';
  throw new QueryError('only JSON is answered');
}
