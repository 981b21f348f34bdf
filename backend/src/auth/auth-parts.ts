import * as z from 'zod';
import { refuse } from '../http/refuse.ts';
import type { LiteClient } from '../lite/lite-client.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { DeviceCookies } from './device-cookie.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { SignUpCookies } from './sign-up-cookie.ts';

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

const errorSchema = z.object({ error_code: z.string() });

/** What GoTrue calls the refusal; nothing when the call went well. The answer can still be read by others. */
export async function errorCode(response: Response): Promise<string | undefined> {
  if (response.ok) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return errorSchema.safeParse(body).data?.error_code;
}

/** Why a password is refused, in a sentence; undefined for a good one. `known` is what an attacker knows of the person. */
export type PasswordRule = (password: string, known: readonly string[]) => Promise<string | undefined>;

export interface AuthParts {
  readonly lite: LiteClient;
  readonly limits: AttemptLimits;
  readonly signInLimits: SignInLimits;
  readonly devices: DeviceCookies;
  readonly signUps: SignUpCookies;
  readonly passwordRule: PasswordRule;
  readonly emailConfirmation: boolean;
  /** Whether everybody knows the password of the account: it is for this machine alone. */
  readonly isDemoAccount: (email: string) => boolean;
}
