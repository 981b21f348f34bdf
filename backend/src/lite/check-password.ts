import bcrypt from 'bcryptjs';
import * as z from 'zod';
import type { Database } from '../database/database.ts';
import type { AccountFacts, PasswordQuestion } from './lite-task.ts';

const rowSchema = z.object({ passwordHash: z.string().nullable(), isConfirmed: z.boolean() });

/** As Supabase lite does. */
const rounds = 10;
/** Of a password that nobody kept. */
const nobodysHash = '$2b$10$2NWuWGikFuMdeBYhbeX.qOmsTWpwsjbyz3NB1F42I1Nc9QlzOtWlq';

/** Compares a password with that of an account, and takes the same time when there is no such account. */
export async function checkPassword(
  database: Database,
  { email, password, isCompared = false }: PasswordQuestion,
): Promise<AccountFacts> {
  const [row] = await database.query(
    `select encrypted_password as "passwordHash", email_confirmed_at is not null as "isConfirmed"
     from auth.users where email = $1 and not is_sso_user`,
    [email.trim().toLowerCase()],
  );
  const account = row === undefined ? undefined : rowSchema.parse(row);
  const passwordHash = account?.passwordHash ?? undefined;
  const isKnownWrong = isCompared && passwordHash !== undefined;
  const isEqual = !isKnownWrong && (await bcrypt.compare(password, passwordHash ?? nobodysHash));
  return {
    exists: account !== undefined,
    isConfirmed: account?.isConfirmed ?? false,
    hasPassword: isEqual && passwordHash !== undefined,
  };
}

/** The form in which the database keeps a password. */
export async function hashPassword(password: string): Promise<string> {
  return await bcrypt.hash(password, rounds);
}
