import { accountsSql } from './account-sql.ts';
import { demoAccounts, employer } from './accounts.ts';
import { insertRows, literal } from './sql.ts';

/** The whole of `supabase/seed.sql`; the same text at each call. */
export function seedSql(): string {
  const company = '5eedc000-0000-4000-8000-000000000001';
  return [
    '-- Demo data, written by supabase/seed/write-seed.ts. Change the material there, not here.\n',
    accountsSql(demoAccounts),
    insertRows(
      'public.companies',
      ['id', 'owner_id', 'name', 'industry', 'size', 'location', 'website', 'is_demo'],
      [
        [
          literal(company),
          literal(employer.id),
          literal('Mwangaza Foods'),
          literal('Food processing'),
          literal('51-200'),
          literal('Nakuru'),
          literal('https://mwangaza-foods.example.com'),
          'true',
        ],
      ],
    ),
    insertRows(
      'public.jobs',
      [
        'company_id',
        'title',
        'description',
        'requirements',
        'location',
        'salary_range',
        'type',
        'experience_level',
        'skills',
        'is_demo',
        'created_at',
      ],
      ['Accounts Clerk', 'Forklift Operator', 'Quality Controller'].map((title, i) => [
        literal(company),
        literal(title),
        literal('A first version of the demo data.'),
        literal('Certificate'),
        literal('Nakuru'),
        literal('KES 45,000 - 60,000'),
        literal('full_time'),
        literal('entry'),
        literal(['Microsoft Excel']),
        'true',
        `now() - interval '${i + 1} days'`,
      ]),
    ),
  ].join('\n');
}
