import { AppError } from '@fursa/shared/backend';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { fetchPlatform } from './fetch-platform.ts';
import { platformKeys } from './keys.ts';

const share = z.object({ version: z.string(), percent: z.number() });
const changeSchema = z.object({
  at: z.string(),
  by: z.string(),
  action: z.string(),
  app: z.string(),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  why: z.optional(z.string()),
  canary: z.optional(z.object({ from: z.optional(share), to: z.optional(share) })),
});
/** A line of the history. */
export type Change = z.infer<typeof changeSchema>;

const appSchema = z.object({
  app: z.string(),
  before: z.optional(z.string()),
  versions: z.array(
    z.object({
      version: z.string(),
      state: z.string(),
      percent: z.optional(z.number()),
      since: z.optional(changeSchema),
    }),
  ),
});
/** The shell or a remote, with what is in the release folder of it. */
export type ReleasedApp = z.infer<typeof appSchema>;

const releasesSchema = z.object({ apps: z.array(appSchema), changes: z.array(changeSchema) });
export type Releases = z.infer<typeof releasesSchema>;

const oneMinute = 60_000;

async function fetchReleases(signal: AbortSignal): Promise<Releases> {
  const parsed = z.safeParse(releasesSchema, await fetchPlatform('releases.json', { signal }));
  if (!parsed.success) throw new AppError('invalid-response', 'the schema refuses the releases', parsed.error);
  return parsed.data;
}

export function releasesQueryOptions() {
  return queryOptions({
    queryKey: platformKeys.releases,
    queryFn: ({ signal }) => fetchReleases(signal),
    refetchInterval: oneMinute,
  });
}
