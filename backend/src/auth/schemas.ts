import * as z from 'zod';

const email = z.string().trim().min(3).max(254);
/** Nothing past 72 bytes counts for bcrypt; sign-in takes longer ones to refuse them like any wrong one. */
const password = z.string().max(1_000);

export const passwordSignIn = z.object({ email, password });
export const refresh = z.object({ refresh_token: z.string().min(1).max(255) });
export const signUp = z.object({
  email,
  password,
  /** The name alone is used, and cut by the database; the rest of an account's metadata is nobody's business. */
  data: z
    .object({ name: z.string().max(1_000).optional() })
    .nullish()
    .transform((data) => data ?? {}),
});
export const mail = z.object({ email });
export const resend = z.object({ email, type: z.literal('signup') });
export const magicLink = z.object({ email, create_user: z.literal(false) });
export const verification = z.object({
  type: z.enum(['signup', 'magiclink', 'recovery', 'email']),
  token_hash: z.string().regex(/^[\w-]{16,128}$/, 'is no token of a link'),
});
export const newPassword = z.strictObject({
  password,
  // supabase-js sends these along.
  code_challenge: z.unknown().optional(),
  code_challenge_method: z.unknown().optional(),
});
export const nothing = z.object({});

export type SignUp = z.output<typeof signUp>;
export type PasswordSignIn = z.output<typeof passwordSignIn>;
export type Verification = z.output<typeof verification>;
