import { useMessages } from '@fursa/shared/i18n';
import { useId, useState } from 'react';
import type { WordMatches as Found } from '../data/list-word-matches.ts';
import { jobMatchMessages } from '../job-match-messages.ts';
import { matchMessages } from '../match-messages.ts';
import { ListFoot } from './list-foot.tsx';
import { ListHeading } from './list-heading.tsx';
import { MatchCard } from './match-card.tsx';
import { MatchGrid } from './match-grid.tsx';
import { NoMatches } from './no-matches.tsx';
import { WordEvidence } from './word-evidence.tsx';

export interface WordMatchesProps {
  readonly found: Found;
  readonly hasCv: boolean;
}

const jobsPerPage = 20;

/** The jobs that match the skills of somebody whose CV cannot be read, scored as the specification says. */
export function WordMatches({ found: { ranked }, hasCv }: WordMatchesProps) {
  const text = useMessages(jobMatchMessages);
  const { explain } = useMessages(matchMessages);
  const headingId = useId();
  const [pages, setPages] = useState(1);
  if (ranked.length === 0) return <NoMatches />;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3 md:gap-4">
      <ListHeading id={headingId}>{text.matches.count(ranked.length)}</ListHeading>
      <MatchGrid
        label={text.top}
        matches={ranked.slice(0, pages * jobsPerPage)}
        shownBefore={(pages - 1) * jobsPerPage}
      >
        {(match) => {
          const { score, reason } = match.byWords;
          return (
            <MatchCard
              listing={match.listing}
              score={Math.round(score * 100)}
              summary={
                <p dir="auto" className="wrap-anywhere text-muted text-sm">
                  {reason === null ? text.noReason : explain(reason)}
                </p>
              }
              renderEvidence={() => <WordEvidence match={match} hasCv={hasCv} />}
            />
          );
        }}
      </MatchGrid>
      <ListFoot
        hasMore={pages * jobsPerPage < ranked.length}
        isLoadingMore={false}
        onMore={() => setPages(pages + 1)}
      />
      <p className="max-w-line text-muted text-sm">{text.byWordsNote}</p>
    </section>
  );
}
