import { useDeviceDraft } from '@fursa/shared/data/device-draft';
import { useSearchParams } from '@fursa/shared/router';
import { useRef } from 'react';
import * as z from 'zod/mini';

type Kind = 'pasted' | 'listed';

const inputSchema = z.object({ kind: z.enum(['pasted', 'listed']), advert: z.string() });

const nothing: z.infer<typeof inputSchema> = { kind: 'pasted', advert: '' };

/** What a CV is compared with, as it is chosen or typed. */
export interface JobInput {
  readonly kind: Kind;
  readonly advert: string;
  /** Id of the listed job in the address, if there is one. */
  readonly jobId: string | null;
  /** Whether the job was chosen after the panel appeared. */
  readonly wasJustChosen: boolean;
  readonly setKind: (kind: Kind) => void;
  readonly setAdvert: (advert: string) => void;
  /** Goes back to the search. */
  readonly leaveJob: () => void;
}

/** The listed job is in the address (`?tab=job-fit&job=`), and wins; what was pasted is stored on the device. */
export function useJobInput(userId: string): JobInput {
  const [draft, setDraft] = useDeviceDraft({ userId, name: 'ai-job-fit-advert' }, inputSchema, nothing);
  const [parameters, setParameters] = useSearchParams();
  const jobId = parameters.get('job') || null;
  const atFirst = useRef(jobId);

  function leaveJob(): void {
    atFirst.current = null;
    const next = new URLSearchParams(parameters);
    next.delete('job');
    setParameters(next, { preventScrollReset: true });
  }

  return {
    kind: jobId === null ? draft.kind : 'listed',
    advert: draft.advert,
    jobId,
    wasJustChosen: jobId !== null && jobId !== atFirst.current,
    setKind: (kind) => {
      setDraft({ ...draft, kind });
      if (kind === 'pasted' && jobId !== null) leaveJob();
    },
    setAdvert: (advert) => setDraft({ ...draft, advert }),
    leaveJob: () => {
      setDraft({ ...draft, kind: 'listed' });
      leaveJob();
    },
  };
}
