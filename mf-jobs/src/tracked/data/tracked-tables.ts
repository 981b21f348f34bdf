import type { TrackedKind } from '../model/tracked-job.ts';

export const trackedTables = { saved: 'saved_jobs', applied: 'applied_jobs' } as const satisfies Record<
  TrackedKind,
  string
>;
