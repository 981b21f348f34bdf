import { AppError, getBackendClient, toAppError } from '@fursa/shared/backend';
import { completionKey, measureCompletion } from '@fursa/shared/contract/profile-completion';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

const optionalText = z.nullable(z.string());

export interface AccountSummary {
  readonly avatarUrl: string | undefined;
  /** 0 to 100. */
  readonly completion: number;
}

const summarySchema = z.pipe(
  z.object({
    full_name: optionalText,
    skills: z.array(z.string()),
    cv_url: optionalText,
    avatar_url: optionalText,
    bio: optionalText,
    linkedin: optionalText,
    github: optionalText,
  }),
  z.transform(
    (row): AccountSummary => ({
      avatarUrl: z.url({ protocol: /^https?$/ }).safeParse(row.avatar_url).data,
      completion: measureCompletion({
        fullName: row.full_name,
        skills: row.skills,
        cvUrl: row.cv_url,
        avatarUrl: row.avatar_url,
        bio: row.bio,
        linkedin: row.linkedin,
        github: row.github,
      }).percentage,
    }),
  ),
);

async function fetchAccountSummary(userId: string, signal: AbortSignal): Promise<AccountSummary> {
  const { data, error, status } = await getBackendClient()
    .from('profiles')
    .select('full_name, skills, cv_url, avatar_url, bio, linkedin, github')
    .eq('id', userId)
    .abortSignal(signal)
    .single();
  if (error) throw toAppError(error, status);
  const summary = summarySchema.safeParse(data);
  if (!summary.success) throw new AppError('invalid-response', 'Failed to fetch user profile', summary.error);
  return summary.data;
}

/** What the widget draws beyond the name. */
export function accountSummaryQueryOptions(userId: string) {
  return queryOptions({
    queryKey: completionKey(userId),
    queryFn: ({ signal }) => fetchAccountSummary(userId, signal),
    staleTime: 60_000,
  });
}
