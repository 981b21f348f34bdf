import { compare, genSaltSync, hashSync } from 'bcryptjs';
import * as z from 'zod';
import type { Database } from '../database/database.ts';

export interface Account {
  readonly passwordHash: string;
  readonly confirmed: boolean;
}

/** What the front must know of an account to hide whether there is one. */
export interface Accounts {
  find(email: string): Promise<Account | undefined>;
  /** Takes the same time for no account as for a wrong password. */
  hasPassword(account: Account | undefined, password: string): Promise<boolean>;
}

const rowSchema = z.object({ passwordHash: z.string().nullable(), confirmed: z.boolean() });

export function createAccounts(database: Database): Accounts {
  const nobodysHash = hashSync('nobody has this password', genSaltSync(10));
  return {
    async find(email) {
      const [row] = await database.exclusively(() =>
        database.query(
          `select encrypted_password as "passwordHash", email_confirmed_at is not null as confirmed
           from auth.users where lower(email) = lower($1)`,
          [email.trim()],
        ),
      );
      if (row === undefined) return undefined;
      const { passwordHash, confirmed } = rowSchema.parse(row);
      return { passwordHash: passwordHash ?? nobodysHash, confirmed };
    },
    async hasPassword(account, password) {
      const isEqual = await compare(password, account?.passwordHash ?? nobodysHash);
      return isEqual && account !== undefined;
    },
  };
}
