import { refuse } from '../http/refuse.ts';
import type { PasswordRule } from './auth-parts.ts';

const minLength = 6;
/** bcrypt reads no further: two passwords that differ later would be one. */
const maxBytes = 72;

/** In the form of GoTrue, which clients read. https://supabase.com/docs/guides/auth/password-security */
export async function refuseWeakPassword(
  password: string,
  known: readonly string[],
  rule: PasswordRule,
): Promise<Response | undefined> {
  const message = await problemOf(password, known, rule);
  return message === undefined ? undefined : refuse('auth', { status: 422, code: 'weak_password', message });
}

async function problemOf(password: string, known: readonly string[], rule: PasswordRule): Promise<string | undefined> {
  if (password.length < minLength) return `Password should be at least ${minLength} characters.`;
  if (Buffer.byteLength(password) > maxBytes) return `Password should be at most ${maxBytes} bytes long.`;
  return await rule(password, known);
}
