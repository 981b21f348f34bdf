import { type DemoAccount, demoPasswordHash } from './accounts.ts';
import { insertRows, literal } from './sql.ts';

/**
 * The accounts, for hosted Supabase and for the embedded one. The hosted sign-in finds no account without `instance_id`
 * and fails on tokens that are null; the embedded one has no such column and takes an empty token for a real one. The
 * block after the inserts serves both.
 */
export function accountsSql(accounts: readonly DemoAccount[]): string {
  const ids = accounts.map(({ id }) => literal(id)).join(', ');
  const users = insertRows(
    'auth.users',
    [
      'id',
      'aud',
      'role',
      'email',
      'encrypted_password',
      'email_confirmed_at',
      'raw_app_meta_data',
      'raw_user_meta_data',
      'created_at',
      'updated_at',
    ],
    accounts.map(({ id, email, name }) => [
      literal(id),
      `'authenticated'`,
      `'authenticated'`,
      literal(email),
      literal(demoPasswordHash),
      'now()',
      json({ provider: 'email', providers: ['email'] }),
      json({ sub: id, name, email, email_verified: true, phone_verified: false }),
      'now()',
      'now()',
    ]),
  );
  const identities = insertRows(
    'auth.identities',
    ['id', 'provider', 'provider_id', 'user_id', 'identity_data', 'last_sign_in_at', 'created_at', 'updated_at'],
    accounts.map(({ id, email, name }) => [
      literal(id),
      `'email'`,
      literal(id),
      literal(id),
      json({ sub: id, name, email, email_verified: true, phone_verified: false }),
      'now()',
      'now()',
      'now()',
    ]),
  );
  return `${users}
${identities}
do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    update auth.users
    set instance_id = '00000000-0000-0000-0000-000000000000',
      confirmation_token = '', recovery_token = '', email_change = '', email_change_token_new = ''
    where id in (${ids});
  end if;
end $$;

${accounts.map(profileSql).join('')}${accounts.map(cvSql).join('')}`;
}

function profileSql({ id, role, profile }: DemoAccount): string {
  const columns = Object.entries(profile).map(([column, value]) => `${column} = ${literal(value)}`);
  return [
    columns.length > 0 ? `update public.profiles set ${columns.join(', ')} where id = ${literal(id)};\n` : '',
    role !== 'user' ? `update public.user_roles set role = ${literal(role)} where user_id = ${literal(id)};\n` : '',
  ].join('');
}

function cvSql({ id, cv }: DemoAccount): string {
  if (cv === undefined) return '';
  // The profile points at it by itself.
  return insertRows(
    'public.cv_documents',
    ['user_id', 'path', 'size_bytes', 'mime_type', 'sha256', 'extracted_text', 'skills', 'parsed_at'],
    [
      [
        literal(id),
        literal(cv.path),
        String(cv.size),
        literal(cv.mimeType),
        literal(cv.sha256),
        literal(cv.text),
        literal(cv.skills),
        'now()',
      ],
    ],
  );
}

function json(value: unknown): string {
  return literal(JSON.stringify(value));
}
