import * as z from 'zod/mini';
import type { AskSupabase } from './ask-supabase.ts';

const userSchema = z.object({ id: z.uuid(), email: z.optional(z.nullable(z.string())) });
const rolesSchema = z.array(z.object({ role: z.string() }));

/** Who may change what is served, or the status that everybody else gets. */
export type Caller = { readonly name: string } | { readonly refused: 401 | 403 | 503 };

/**
 * Who calls, by the word of the backend: it checks the token and says whose it is, and the table of roles says, to the very same
 * token, what that person may do. Nothing is believed that merely stands in the token.
 */
export async function readAdministrator(ask: AskSupabase, authorization: string | undefined): Promise<Caller> {
  if (authorization === undefined || !/^Bearer \S{1,8000}$/i.test(authorization)) return { refused: 401 };
  const headers = { authorization };
  try {
    const known = await ask('/auth/v1/user', { headers });
    if (!known.ok) return { refused: known.status >= 500 ? 503 : 401 };
    const { id, email } = z.parse(userSchema, await known.json());
    const answer = await ask(`/rest/v1/user_roles?select=role&user_id=eq.${id}`, { headers });
    if (!answer.ok) return { refused: answer.status >= 500 ? 503 : 403 };
    const roles = z.parse(rolesSchema, await answer.json());
    return roles.some(({ role }) => role === 'admin') ? { name: email || id } : { refused: 403 };
  } catch {
    // A backend that does not answer, or not as it should, has vouched for nobody.
    return { refused: 503 };
  }
}
