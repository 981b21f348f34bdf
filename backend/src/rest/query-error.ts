/** A query outside of the part of PostgREST's language that is served. The message is shown to whoever wrote the call. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
}
