import { type Call, type CallInput, defineCall } from '../http/call.ts';
import { refuse } from '../http/refuse.ts';
import type { LiteClient } from '../lite/lite-client.ts';
import type { AuthParts } from './auth-parts.ts';
import { changePassword } from './change-password.ts';
import { refreshSession } from './refresh-session.ts';
import * as schemas from './schemas.ts';
import { sendMail } from './send-mail.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { verifyLink } from './verify-link.ts';

const maxBytes = 16 * 1024;
const redirect = ['redirect_to'];

/** `/auth/v1`: what supabase-js calls for the accounts of this product. */
export function createAuthCalls(parts: AuthParts): Call[] {
  const { lite } = parts;
  return [
    defineCall({
      service: 'auth',
      method: 'POST',
      path: '/auth/v1/token',
      when: { grant_type: 'password' },
      parameters: [],
      access: 'anyone',
      body: { kind: 'json', maxBytes, schema: schemas.passwordSignIn },
      answer: (input) => signIn(input, parts),
    }),
    defineCall({
      service: 'auth',
      method: 'POST',
      path: '/auth/v1/token',
      when: { grant_type: 'refresh_token' },
      parameters: [],
      access: 'anyone',
      body: { kind: 'json', maxBytes, schema: schemas.refresh },
      answer: (input) => refreshSession(input, parts),
    }),
    defineCall({
      service: 'auth',
      method: 'POST',
      path: '/auth/v1/signup',
      parameters: redirect,
      access: 'anyone',
      body: { kind: 'json', maxBytes, schema: schemas.signUp },
      answer: (input) => signUp(input, parts),
    }),
    defineCall({
      service: 'auth',
      method: 'POST',
      path: '/auth/v1/verify',
      parameters: redirect,
      access: 'anyone',
      body: { kind: 'json', maxBytes, schema: schemas.verification },
      answer: (input) => verifyLink(input, parts),
    }),
    ...mailCalls(parts),
    ...sessionCalls(lite),
    defineCall({
      service: 'auth',
      method: 'PUT',
      path: '/auth/v1/user',
      parameters: redirect,
      access: 'signed-in',
      body: { kind: 'json', maxBytes, schema: schemas.newPassword },
      answer: (input) => changePassword(input, parts),
    }),
  ];
}

function mailCalls(parts: AuthParts): Call[] {
  const common = { service: 'auth', method: 'POST', parameters: redirect, access: 'anyone' } as const;
  return [
    defineCall({
      ...common,
      path: '/auth/v1/recover',
      body: { kind: 'json', maxBytes, schema: schemas.mail },
      answer: ({ caller, body: { email } }) => sendMail(caller, email, '/auth/v1/recover', parts),
    }),
    defineCall({
      ...common,
      path: '/auth/v1/resend',
      body: { kind: 'json', maxBytes, schema: schemas.resend },
      answer: ({ caller, body: { email } }) => sendMail(caller, email, '/auth/v1/otp', parts),
    }),
    defineCall({
      ...common,
      path: '/auth/v1/otp',
      body: { kind: 'json', maxBytes, schema: schemas.magicLink },
      answer: ({ caller, body: { email } }) => sendMail(caller, email, '/auth/v1/otp', parts),
    }),
  ];
}

function sessionCalls(lite: LiteClient): Call[] {
  return [
    defineCall({
      service: 'auth',
      method: 'POST',
      path: '/auth/v1/logout',
      parameters: ['scope'],
      access: 'signed-in',
      body: { kind: 'json', maxBytes, schema: schemas.nothing },
      answer: (input) => signOut(input, lite),
    }),
    defineCall({
      service: 'auth',
      method: 'GET',
      path: '/auth/v1/user',
      parameters: [],
      access: 'signed-in',
      answer: ({ caller }) => lite.forward(caller, { method: 'GET', path: '/auth/v1/user' }),
    }),
  ];
}

const scopes: ReadonlySet<string> = new Set(['local', 'global', 'others']);

async function signOut({ caller, query }: CallInput, lite: LiteClient): Promise<Response> {
  const scope = query.get('scope') ?? 'global';
  if (!scopes.has(scope)) {
    return refuse('auth', { status: 400, code: 'validation_failed', message: 'scope is local, global or others' });
  }
  return await lite.forward(caller, { method: 'POST', path: `/auth/v1/logout?scope=${scope}`, json: {} });
}
