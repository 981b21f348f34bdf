import * as z from 'zod';
import type { CallInput } from '../http/call.ts';
import { refuse } from '../http/refuse.ts';
import { type AuthParts, refuseWeakPassword } from './auth-parts.ts';
import type { newPassword } from './schemas.ts';

const whoIs = `
  select array_remove(array[email, raw_user_meta_data ->> 'name'], null) as known,
    exists (select from auth.sessions where id = $2::uuid and created_at > now() - interval '15 minutes') as "isFresh"
  from auth.users where id = $1::uuid`;
const personSchema = z
  .object({ known: z.array(z.string()), isFresh: z.boolean() })
  .default({ known: [], isFresh: false });
const stale = {
  status: 400,
  code: 'reauthentication_needed',
  message: 'Password update requires reauthentication',
} as const;

/**
 * Sets a new password, in a session that began a moment ago: whoever holds somebody's phone or token neither knows the old
 * password nor reads the mails, and would lock the owner out. Ends every other session of the account, as GoTrue does: people change it because somebody else
 * may know it. Their access tokens end with the sessions.
 */
export async function changePassword(
  { caller, body: { password } }: CallInput<z.output<typeof newPassword>>,
  { lite, passwordRule }: AuthParts,
): Promise<Response> {
  const [row] = await lite.query(caller, whoIs, [caller.user?.id ?? '', caller.user?.session.id ?? '']);
  const { known, isFresh } = personSchema.parse(row);
  if (!isFresh) return refuse('auth', stale);
  const refusal = await refuseWeakPassword(password, known, passwordRule);
  if (refusal !== undefined) return refusal;
  const response = await lite.forward(caller, { method: 'PUT', path: '/auth/v1/user', json: { password } });
  if (!response.ok) return response;
  const ended = await lite.forward(caller, { method: 'POST', path: '/auth/v1/logout?scope=others', json: {} });
  return ended.ok ? response : ended;
}
