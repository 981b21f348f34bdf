/** A call of ours that Supabase refused or did not answer: a fault of ours, never of the person. */
export class SupabaseCallError extends Error {
  /** Call and code stand in the name, since the log leaves messages out. */
  override readonly name: string;

  constructor(call: string, cause: { readonly code: string; readonly message: string }) {
    super(`${call} failed`, { cause });
    this.name = `SupabaseCallError(${call} ${cause.code})`;
  }
}
