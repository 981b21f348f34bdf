import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { hash } from 'bcryptjs';
import * as z from 'zod';
import type { HostDatabase } from '../lite/database-of.ts';

const accountSchema = z.object({ name: z.string(), email: z.string(), password: z.string() });

/** The lowest cost that bcrypt has: a sign-in that only begins a test waits for none of the product's. */
const rounds = 4;

/** As a confirmed registration leaves them. */
const insert = `
  with account as (
    insert into auth.users (
      id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
    )
    select id, 'authenticated', 'authenticated', $1::text, $2::text, now(), '{"provider":"email","providers":["email"]}',
      jsonb_build_object('sub', id, 'name', $3::text, 'email', $1::text, 'email_verified', true, 'phone_verified', false), now(), now()
    from gen_random_uuid() as id
    returning id, raw_user_meta_data
  )
  insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
  select id, 'email', id::text, id, raw_user_meta_data, now(), now(), now() from account
  returning user_id as id`;

export interface AccountServer {
  /** Makes the account of a POST, with name, email and password, and answers its id. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Makes accounts for tests past the registration, which takes half a second for each and has tests of its own. On a free loopback
 * port: the tests of the browser packages run in other processes than their database.
 */
export async function serveAccounts(database: Pick<HostDatabase, 'query'>): Promise<AccountServer> {
  const server = createServer((request, response) => {
    json(request)
      .then(async (body) => {
        const { name, email, password } = accountSchema.parse(body);
        return await database.query(insert, [email, await hash(password, rounds), name]);
      })
      .then(
        ([row]) => response.end(JSON.stringify(row)),
        (error: Error) => response.writeHead(500).end(error.stack),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
