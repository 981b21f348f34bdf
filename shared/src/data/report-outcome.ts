import { toAppError } from '@fursa/shared/backend';

/** `known`: the same person reported the same thing before, and that report stands. */
export type ReportOutcome = 'stored' | 'known';

/**
 * What became of a report that was inserted; each table of reports takes one of a person about a thing.
 *
 * @throws AppError when it was not stored
 */
export function readReportOutcome({ error, status }: InsertAnswer): ReportOutcome {
  if (!error) return 'stored';
  const failure = toAppError(error, status);
  if (failure.code === 'conflict') return 'known';
  throw failure;
}

interface InsertAnswer {
  readonly error: unknown;
  readonly status: number;
}
