import type { Access } from '../http/call.ts';

export type RowOperation = 'read' | 'insert' | 'update' | 'delete';

/** What is served of a table. Row-level security and column privileges decide on rows; this decides what is asked at all. */
export interface TableRule {
  /** Who may try each operation; what is not named is refused as PostgreSQL refuses a missing privilege. */
  readonly operations: Readonly<Partial<Record<RowOperation, Access>>>;
  /** Tables that can be embedded: one row each, along a foreign key. */
  readonly embeds?: readonly string[];
  /** The largest body, in bytes. */
  readonly maxBytes?: number;
}

const everything = {
  read: 'installation',
  insert: 'installation',
  update: 'installation',
  delete: 'installation',
} as const;

/** The tables that screens, functions and the contract suite use. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  // The text of a CV has up to 200,000 characters, which JSON may write with up to six bytes each.
  profiles: { operations: { read: 'signed-in', update: 'signed-in' }, maxBytes: 1_300_000 },
  cv_documents: {
    operations: { read: 'signed-in', insert: 'signed-in', update: 'signed-in', delete: 'signed-in' },
    maxBytes: 1_300_000,
  },
  user_roles: { operations: { read: 'signed-in' } },
  consents: { operations: { read: 'signed-in', insert: 'signed-in', update: 'signed-in' } },
  companies: { operations: { read: 'anyone', insert: 'signed-in', update: 'signed-in', delete: 'signed-in' } },
  jobs: {
    operations: { read: 'anyone', insert: 'signed-in', update: 'signed-in', delete: 'signed-in' },
    embeds: ['companies'],
  },
  external_jobs: { operations: { read: 'anyone' } },
  resources: { operations: { read: 'signed-in', insert: 'signed-in', update: 'signed-in', delete: 'signed-in' } },
  completed_resources: {
    operations: { read: 'signed-in', insert: 'signed-in', delete: 'signed-in' },
    embeds: ['resources'],
  },
  saved_jobs: { operations: { read: 'signed-in', insert: 'signed-in', delete: 'signed-in' }, embeds: ['jobs'] },
  applied_jobs: {
    operations: { read: 'signed-in', insert: 'signed-in', update: 'signed-in', delete: 'signed-in' },
    embeds: ['jobs'],
  },
  job_reports: { operations: { read: 'signed-in', insert: 'signed-in' } },
  company_verifications: { operations: { read: 'anyone', insert: 'signed-in', delete: 'signed-in' } },
  company_reports: { operations: { read: 'signed-in', insert: 'signed-in' } },
  feedback: { operations: { insert: 'signed-in' } },
  ai_usage: { operations: everything },
  ai_installation_usage: { operations: everything },
  feed_runs: { operations: everything },
  match_opinions: { operations: { read: 'signed-in' } },
};

/** The functions of the database, with the names of their arguments. */
export const functionRules: Readonly<Record<string, { readonly access: Access; readonly args: readonly string[] }>> = {
  search_jobs: { access: 'anyone', args: ['query', 'filters', 'page', 'page_size', 'sort'] },
  search_companies: { access: 'anyone', args: ['search', 'industry', 'county', 'size', 'page'] },
  company_page: { access: 'anyone', args: ['company', 'page'] },
  search_resources: { access: 'signed-in', args: ['query', 'kind', 'skill', 'page'] },
  taught_skills: { access: 'signed-in', args: [] },
  match_skills: { access: 'signed-in', args: ['since', 'most'] },
  match_jobs: {
    access: 'signed-in',
    args: ['min_score', 'after', 'most', 'since', 'county', 'county_only', 'remote_only', 'etag'],
  },
  match_scores: { access: 'signed-in', args: ['names'] },
  export_my_data: { access: 'signed-in', args: [] },
  delete_my_account: { access: 'signed-in', args: [] },
  job_applicants: { access: 'signed-in', args: ['job_id'] },
  take_ai_quota: {
    access: 'installation',
    args: [
      'p_user',
      'p_kind',
      'p_characters',
      'p_calls_per_day',
      'p_characters_per_day',
      'p_installation_characters_per_day',
    ],
  },
  refund_ai_quota: { access: 'installation', args: ['p_user', 'p_kind', 'p_day', 'p_characters'] },
  store_external_jobs: { access: 'installation', args: ['p_rows'] },
  take_readings: { access: 'installation', args: ['p_engine_version', 'p_most', 'p_most_octets', 'p_person'] },
  store_readings: { access: 'installation', args: ['p_engine_version', 'p_readings'] },
  record_telemetry: { access: 'installation', args: ['p_samples'] },
  telemetry_summary: { access: 'signed-in', args: ['p_hours'] },
  person_scores: { access: 'installation', args: ['p_user', 'p_names'] },
};

export const defaultMaxBytes = 128 * 1024;
/** The functions store postings by the hundred. */
export const installationMaxBytes = 4 * 1024 * 1024;
