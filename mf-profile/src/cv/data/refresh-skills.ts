import { AppError } from '@fursa/shared/backend';
import { type OwnProfile, ownProfileKey } from '@fursa/shared/contract';
import { fetchOrFail } from '@fursa/shared/data/fetch-or-fail';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { maxSkills } from '../model/cv-file.ts';
import { CvReadError, type CvReadErrorCode } from '../reading/cv-read-error.ts';
import type { CvFacts } from '../reading/cv-reading.ts';
import { cvDocumentQueryOptions, downloadCv, saveCvSkills, showCvDocument } from './cv-document.ts';
import { showCvReview } from './cv-review.ts';

/** Why the stored CV could not be read again. */
export class RefreshError extends Error {
  override readonly name = 'RefreshError';
  readonly reason: 'no-cv' | 'no-data' | 'invalid-address' | 'no-skills' | 'not-saved' | CvReadErrorCode | AppError;

  constructor(reason: RefreshError['reason'], options?: ErrorOptions) {
    super('The CV could not be read again', options);
    this.reason = reason;
  }
}

/** Reads the stored CV again and offers what it says to the profile. Resolves with how many skills it names: none, too, where it tells of work or schools only. */
export function useRefreshSkills(userId: string) {
  const queryClient = useQueryClient();

  function hasAddress(): boolean {
    return Boolean(queryClient.getQueryData<OwnProfile>(ownProfileKey(userId))?.cvUrl);
  }

  async function refresh(): Promise<number> {
    const document = await fetchOrFail(queryClient, { ...cvDocumentQueryOptions(userId), staleTime: 0 });
    // The profile may still point at one whose row is gone.
    if (document === null) throw new RefreshError(hasAddress() ? 'no-data' : 'no-cv');
    if (!document.path.startsWith(`${userId}/`)) throw new RefreshError('invalid-address');
    const facts = await readFacts(await downloadCv(document));
    const skills = facts.skills.map(({ value }) => value).slice(0, maxSkills);
    if (skills.length + facts.work.length + facts.education.length === 0) throw new RefreshError('no-skills');
    if (skills.length > 0) {
      try {
        await showCvDocument(queryClient, userId, await saveCvSkills(userId, skills));
      } catch (cause) {
        throw new RefreshError('not-saved', { cause });
      }
    }
    // It ends the review before it: what was refused there is forgotten only when this one can begin.
    showCvReview(queryClient, userId, { path: document.path, facts, refused: [] });
    return skills.length;
  }

  return useMutation<number, RefreshError>({
    mutationFn: () => refresh().catch((error: unknown) => Promise.reject(toRefreshError(error))),
  });
}

async function readFacts(file: Blob): Promise<CvFacts> {
  const reader = await import('../reading/read-cv.ts').catch((cause: unknown) => {
    throw new RefreshError('unavailable', { cause });
  });
  try {
    return (await reader.readCv(file, {})).facts;
  } catch (cause) {
    throw cause instanceof CvReadError ? new RefreshError(cause.code, { cause }) : cause;
  }
}

function toRefreshError(error: unknown): RefreshError {
  if (error instanceof RefreshError) return error;
  return new RefreshError(error instanceof AppError ? error : 'unavailable', { cause: error });
}
