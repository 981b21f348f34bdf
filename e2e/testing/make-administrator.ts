import { startTestBackendWithDatabase } from '@fursa/backend/testing';

/** Makes a demo account the administrator of a product that is not running: no demo data has one, and no page can make one. */
export async function makeAdministrator(dataDir: string, email: string): Promise<void> {
  const backend = await startTestBackendWithDatabase({ dataDir });
  try {
    const made = await backend.database.query(
      `update public.user_roles set role = 'admin'
       where user_id = (select id from auth.users where email = $1) returning user_id`,
      [email],
    );
    if (made.length !== 1) throw new Error(`There is no account ${email}`);
  } finally {
    await backend.close();
  }
}
