import { ownProfileQueryOptions } from '@fursa/shared/backend';
import { scoreWordMessages } from '@fursa/shared/bundled/score-ring';
import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { Button } from '@fursa/shared/ui';
import { passingScore, toScoreWord } from '@fursa/shared/values/score-word';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useScores } from '../data/get-scores.ts';
import { scoreMessages } from '../messages.ts';
import { MatchEvidence } from './match-evidence.tsx';

export interface JobScoreProps {
  readonly jobId: string;
}

/** How well a job fits the person, below its heading; nothing for visitors. */
export function JobScore({ jobId }: JobScoreProps) {
  const userId = useAuthStore((state) => state.user?.id);
  if (userId === undefined) return null;
  return <OwnScore userId={userId} jobId={jobId} />;
}

function OwnScore({ userId, jobId }: { readonly userId: string; readonly jobId: string }) {
  const text = useMessages(scoreMessages);
  const { words } = useMessages(scoreWordMessages);
  const [isOpen, setIsOpen] = useState(false);
  const evidenceId = useId();
  const score = useScores([jobId])?.get(jobId);
  const profile = useQuery({ ...ownProfileQueryOptions(userId), enabled: score === null });
  return (
    <div className="flex flex-col gap-2">
      {/* One line of one height, whatever comes. What a finger needs around the words is taken from the space on both sides. */}
      <div className="-my-2 flex min-h-11 items-center lg:my-0">{renderLine()}</div>
      {isOpen && score != null && (
        <div id={evidenceId}>
          <MatchEvidence jobId={jobId} score={score} />
        </div>
      )}
    </div>
  );

  function renderLine() {
    if (score != null) {
      return (
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={evidenceId}
          className="text-left"
          onClick={() => setIsOpen(!isOpen)}
        >
          {/* A line of text, which breaks between its words. */}
          <span>
            <span className={score >= passingScore ? 'text-primary' : 'text-ink'}>
              {text.inWords(score, words[toScoreWord(score)])}
            </span>
            <span aria-hidden="true"> ·</span> <span>{text.whyShort}</span>
            <ChevronDown
              aria-hidden="true"
              className={`ml-1.5 inline size-4 ${isOpen ? 'rotate-180' : ''}`}
              strokeWidth={1.75}
            />
          </span>
        </Button>
      );
    }
    if (score === undefined || profile.data === undefined) return null;
    if (profile.data.cvUrl !== null) {
      return (
        <div className="text-muted text-sm">
          <p>{text.notAnalyzed}</p>
          <p>{text.notComparable}</p>
        </div>
      );
    }
    return (
      <Link
        to={paths.profile}
        className="flex min-h-11 items-center font-semibold text-primary text-sm underline-offset-4 hover:underline"
      >
        {text.uploadCv}
      </Link>
    );
  }
}
