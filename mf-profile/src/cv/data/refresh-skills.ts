import { AppError } from '@fursa/shared/backend';
import { type OwnProfile, ownProfileKey } from '@fursa/shared/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useChangeSkills } from '../../skills/data/change-skills.ts';
import { mostSkills } from '../model/cv-file.ts';
import { CvReadError, type CvReadErrorCode } from '../reading/cv-read-error.ts';
import { cvDocumentQueryOptions, downloadCv, keepCvSkills, showCvDocument } from './cv-document.ts';

/** Why the skills of the stored CV could not be taken over. */
export class RefreshError extends Error {
  override readonly name = 'RefreshError';
  readonly reason: 'no-cv' | 'no-data' | 'invalid-address' | 'no-skills' | 'not-saved' | CvReadErrorCode | AppError;

  constructor(reason: RefreshError['reason'], options?: ErrorOptions) {
    super('The skills of the CV could not be taken over', options);
    this.reason = reason;
  }
}

/** Reads the stored CV again and adds what it names to the skills of the profile. Resolves with how many it names. */
export function useRefreshSkills(userId: string) {
  const queryClient = useQueryClient();
  const { mutateAsync: changeSkills } = useChangeSkills(userId);

  function hasAddress(): boolean {
    return Boolean(queryClient.getQueryData<OwnProfile>(ownProfileKey(userId))?.cvUrl);
  }

  async function refresh(): Promise<number> {
    const document = await queryClient.fetchQuery({ ...cvDocumentQueryOptions(userId), staleTime: 0 });
    // The profile may still point at one whose row is gone.
    if (document === null) throw new RefreshError(hasAddress() ? 'no-data' : 'no-cv');
    if (!document.path.startsWith(`${userId}/`)) throw new RefreshError('invalid-address');
    const skills = await readSkills(await downloadCv(document));
    if (skills.length === 0) throw new RefreshError('no-skills');
    try {
      await changeSkills({ kind: 'add-many', skills });
      await showCvDocument(queryClient, userId, await keepCvSkills(userId, skills));
    } catch (cause) {
      throw new RefreshError('not-saved', { cause });
    }
    return skills.length;
  }

  return useMutation<number, RefreshError>({
    mutationFn: () => refresh().catch((error: unknown) => Promise.reject(toRefreshError(error))),
    networkMode: 'always',
  });
}

async function readSkills(file: Blob): Promise<readonly string[]> {
  const reader = await import('../reading/read-cv.ts').catch((cause: unknown) => {
    throw new RefreshError('unavailable', { cause });
  });
  try {
    const { facts } = await reader.readCv(file, {});
    return facts.skills.map(({ value }) => value).slice(0, mostSkills);
  } catch (cause) {
    throw cause instanceof CvReadError ? new RefreshError(cause.code, { cause }) : cause;
  }
}

function toRefreshError(error: unknown): RefreshError {
  if (error instanceof RefreshError) return error;
  return new RefreshError(error instanceof AppError ? error : 'unavailable', { cause: error });
}
