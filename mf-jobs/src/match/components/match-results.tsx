import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Button, ButtonLink } from '@fursa/shared/ui';
import { useState } from 'react';
import { ApplyNote } from '../../kept/components/apply-note.tsx';
import { jobMatchEn } from '../messages/job-match-en.ts';
import type { MatchProfile, RankedJob } from '../model/rank-matches.ts';
import { MatchGroup } from './match-group.tsx';

export interface MatchResultsProps {
  /** The best by words first. */
  readonly ranked: readonly RankedJob[];
  readonly profile: MatchProfile;
}

const jobsPerGroup = 20;

/** The best matches, and further ones below them for whoever wants to see more. */
export function MatchResults({ ranked, profile }: MatchResultsProps) {
  const text = useMessages({ en: jobMatchEn });
  const [groups, setGroups] = useState(1);
  const shown = Math.min(groups * jobsPerGroup, ranked.length);
  return (
    <>
      <p role="status" className="sr-only">
        {text.shown(shown)}
      </p>
      {profile.resume === null && <p className="max-w-line text-muted">{text.byWordsNote}</p>}
      <ApplyNote />
      {Array.from({ length: Math.ceil(shown / jobsPerGroup) }, (_, group) => (
        <MatchGroup
          key={group}
          title={group === 0 ? text.top : text.more}
          jobs={ranked.slice(group * jobsPerGroup, (group + 1) * jobsPerGroup)}
          profile={profile}
          takesFocus={group > 0}
        />
      ))}
      <div className="flex flex-wrap justify-center gap-3">
        {shown < ranked.length && <Button onClick={() => setGroups(groups + 1)}>{text.showMore}</Button>}
        <ButtonLink to={paths.jobs}>{text.allJobs}</ButtonLink>
      </div>
    </>
  );
}
