import * as z from 'zod';
import type { Caller } from '../http/call.ts';
import type { LiteClient } from '../lite/lite-client.ts';
import { hashMailToken } from '../lite/mail-of-call.ts';
import type { PendingSignUp } from './sign-up-cookie.ts';

/** As the mails say. */
const linkLifetime = '1 hour';

/**
 * A further sign-up of an address that nobody has confirmed, with another password. Nobody can tell yet which of them is the owner's,
 * so while a link of an earlier one still works no password counts: the device that the link is followed on decides. After
 * that the newer sign-up is as good as a first one.
 */
const contest = `
  with earlier as (
    select id, greatest(confirmation_sent_at, recovery_sent_at) > now() - interval '${linkLifetime}' as is_open
    from auth.users where email = $1 and email_confirmed_at is null and not is_sso_user
  ), named as (
    update public.profiles set name = case when is_open then '' else left($3, 200) end
    from earlier where profiles.id = earlier.id
  )
  update auth.users set
    encrypted_password = case when is_open then null else $2 end,
    raw_user_meta_data = coalesce(raw_user_meta_data, '{}')
      || jsonb_build_object('name', case when is_open then '' else $3 end)
  from earlier where users.id = earlier.id`;

const ofLink = `
  select email from auth.users where email_confirmed_at is null and $1 in (confirmation_token, recovery_token)`;

const settle = `
  with owned as (
    update auth.users set
      encrypted_password = $2,
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('name', $3::text)
    where email_confirmed_at is null and $1 in (confirmation_token, recovery_token)
    returning id
  )
  update public.profiles set name = left($3, 200) from owned where profiles.id = owned.id`;

const ownersSchema = z.array(z.object({ email: z.string() }));
const hashSchema = z.tuple([z.object({ hash: z.string() })]);

/** The hash of the password that a new account was made with. */
export async function readPasswordHash(visitor: Caller, id: string, lite: LiteClient): Promise<string> {
  const statement = 'select encrypted_password as hash from auth.users where id = $1::uuid';
  const [{ hash }] = hashSchema.parse(await lite.query(visitor, statement, [id]));
  return hash;
}

export async function contestSignUp(
  visitor: Caller,
  email: string,
  { passwordHash, name }: PendingSignUp,
  lite: LiteClient,
): Promise<void> {
  await lite.query(visitor, contest, [email.toLowerCase(), passwordHash, printable(name)]);
}

/**
 * Before a link confirms an account: whoever holds it reads the mail of the address, so the sign-up of their own device is
 * the one that counts, whatever others said about the same address.
 */
export async function settleSignUp(
  visitor: Caller,
  token: string,
  recall: (email: string) => PendingSignUp | undefined,
  lite: LiteClient,
): Promise<void> {
  const hash = hashMailToken(token);
  const [owner] = ownersSchema.parse(await lite.query(visitor, ofLink, [hash]));
  const signUp = owner && recall(owner.email);
  if (signUp !== undefined) await lite.query(visitor, settle, [hash, signUp.passwordHash, printable(signUp.name)]);
}

/** As the trigger that makes a profile does. */
function printable(name: string): string {
  return name.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ');
}
