import { AppError, getBackendClient, toAppError } from '@fursa/shared/backend';
import type { CompletionFacts } from '@fursa/shared/contract/profile-completion';
import * as z from 'zod/mini';

const optionalText = z.nullable(z.string());

const factsSchema = z.pipe(
  z.object({
    full_name: optionalText,
    skills: z.array(z.string()),
    cv_url: optionalText,
    avatar_url: optionalText,
    bio: optionalText,
    linkedin: optionalText,
    github: optionalText,
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true }),
  }),
  z.transform(
    (row): DatedCompletionFacts => ({
      fullName: row.full_name,
      skills: row.skills,
      cvUrl: row.cv_url,
      avatarUrl: row.avatar_url,
      bio: row.bio,
      linkedin: row.linkedin,
      github: row.github,
      createdAt: new Date(row.created_at),
      updatedAt: new Date(row.updated_at),
    }),
  ),
);

export interface DatedCompletionFacts extends CompletionFacts {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/**
 * What the completion of the person's own profile is counted from.
 *
 * @throws AppError
 */
export async function getCompletionFacts(userId: string, signal: AbortSignal): Promise<DatedCompletionFacts> {
  const { data, error, status } = await getBackendClient()
    .from('profiles')
    .select('full_name, skills, cv_url, avatar_url, bio, linkedin, github, created_at, updated_at')
    .eq('id', userId)
    .abortSignal(signal)
    .single();
  if (error) throw toAppError(error, status);
  const facts = factsSchema.safeParse(data);
  if (!facts.success) throw new AppError('invalid-response', 'Failed to fetch user profile', facts.error);
  return facts.data;
}
