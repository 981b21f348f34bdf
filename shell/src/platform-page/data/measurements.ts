import { AppError } from '@fursa/shared/backend';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Measured } from '../model/measured.ts';
import { fetchPlatform } from './fetch-platform.ts';
import { platformKeys } from './keys.ts';

const measuredSchema = z.object({
  remote: z.string(),
  version: z.string(),
  metric: z.string(),
  hour: z.string(),
  count: z.number(),
  p75: z.nullable(z.number()),
});
/** `null`: this installation measures nothing. */
const answerSchema = z.object({ measured: z.nullable(z.array(measuredSchema)) });

const fiveMinutes = 300_000;

async function fetchMeasurements(signal: AbortSignal): Promise<readonly Measured[]> {
  const parsed = z.safeParse(answerSchema, await fetchPlatform('measurements.json', { signal }));
  if (!parsed.success) throw new AppError('invalid-response', 'the schema refuses the measurements', parsed.error);
  return parsed.data.measured ?? [];
}

export function measurementsQueryOptions() {
  return queryOptions({
    queryKey: platformKeys.measurements,
    queryFn: ({ signal }) => fetchMeasurements(signal),
    refetchInterval: fiveMinutes,
  });
}
