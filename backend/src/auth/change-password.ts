import * as z from 'zod';
import type { CallInput } from '../http/call.ts';
import type { AuthParts } from './auth-parts.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import type { newPassword } from './schemas.ts';

const whoIs = `select array_remove(array[email, raw_user_meta_data ->> 'name'], null) as known from auth.users where id = $1::uuid`;
const personSchema = z.object({ known: z.array(z.string()) }).default({ known: [] });

/**
 * Sets a new password and ends every other session of the account, as GoTrue does: people change it because somebody else
 * may know it. Their access tokens end with the sessions.
 */
export async function changePassword(
  { caller, body: { password } }: CallInput<z.output<typeof newPassword>>,
  { lite, passwordRule }: AuthParts,
): Promise<Response> {
  const known = await lite.query(caller, whoIs, [caller.user?.id ?? '']);
  const refusal = await refuseWeakPassword(password, personSchema.parse(known[0]).known, passwordRule);
  if (refusal !== undefined) return refusal;
  const response = await lite.forward(caller, { method: 'PUT', path: '/auth/v1/user', json: { password } });
  if (!response.ok) return response;
  const ended = await lite.forward(caller, { method: 'POST', path: '/auth/v1/logout?scope=others', json: {} });
  return ended.ok ? response : ended;
}
