import { EvidenceList } from '@fursa/shared/bundled/evidence-list';
import { useMessages } from '@fursa/shared/i18n';
import { useId, useState } from 'react';
import { EvidencePanel } from '../../score/components/match-evidence.tsx';
import { scoreMessages } from '../../score/messages.ts';
import type { SkillMatches as Found, SkillMatch } from '../data/skill-matches.ts';
import { jobMatchMessages } from '../messages.ts';
import { scoreBySkills } from '../model/skill-score.ts';
import { ListFoot } from './list-foot.tsx';
import { ListHeading } from './list-heading.tsx';
import { MatchCard } from './match-card.tsx';
import { MatchGrid } from './match-grid.tsx';
import { NoMatches } from './no-matches.tsx';

export interface SkillMatchesProps {
  readonly found: Found;
  readonly hasCv: boolean;
}

const jobsPerPage = 20;

/** The jobs that match the skills of somebody whose CV cannot be read, scored as the specification says. */
export function SkillMatches({ found: { matches, jobs }, hasCv }: SkillMatchesProps) {
  const text = useMessages(jobMatchMessages);
  const headingId = useId();
  const [pages, setPages] = useState(1);
  if (jobs.length === 0) return <NoMatches />;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3 md:gap-4">
      <ListHeading id={headingId}>{text.matches.count(matches)}</ListHeading>
      <MatchGrid label={text.top} matches={jobs.slice(0, pages * jobsPerPage)} shownBefore={(pages - 1) * jobsPerPage}>
        {(match) => {
          const { score, reason } = scoreBySkills(match, hasCv);
          return (
            <MatchCard
              job={match.job}
              score={score}
              summary={
                <p dir="auto" className="line-clamp-2 wrap-anywhere text-muted">
                  {text.explain(reason)}
                </p>
              }
              renderEvidence={() => <SkillEvidence match={match} hasCv={hasCv} />}
            />
          );
        }}
      </MatchGrid>
      {pages * jobsPerPage >= jobs.length && jobs.length < matches && (
        <p className="text-muted">{text.best(jobs.length, matches)}</p>
      )}
      <ListFoot hasMore={pages * jobsPerPage < jobs.length} isLoadingMore={false} onMore={() => setPages(pages + 1)} />
      <p className="max-w-line text-muted text-sm">{text.byWordsNote}</p>
    </section>
  );
}

/** Where a score by words comes from. The CV is not part of it: it could not be read. */
function SkillEvidence({ match, hasCv }: { readonly match: SkillMatch; readonly hasCv: boolean }) {
  const text = useMessages(scoreMessages);
  const { job, inText, listed, partly } = match;
  const sentences = new Map(inText.map(({ skill, sentence }) => [skill, sentence]));
  const skills = new Set([...sentences.keys(), ...listed, ...(partly === null ? [] : [partly])]);
  const own = new Set([...skills].map((skill) => skill.toLowerCase()));
  const missing = job.skills.filter((skill) => !own.has(skill.toLowerCase()));
  return (
    <EvidencePanel>
      <p className="text-muted">{hasCv ? text.byWords : text.byWordsAlone}</p>
      <EvidenceList
        title={text.matched}
        none={text.noneMatched}
        skills={[...skills].map((name) => ({ name, inPosting: sentences.get(name) ?? null, inResume: null }))}
        notInPosting={({ name }) => (listed.includes(name) ? text.notInPosting : text.partlyInPosting)}
      />
      <EvidenceList
        title={text.missingFromSkills}
        none={job.skills.length === 0 ? text.unknownMissing : text.noneMissing}
        skills={missing.map((name) => ({ name, inPosting: null, inResume: null }))}
        notInPosting={() => text.notInPosting}
        areMissing
      />
    </EvidencePanel>
  );
}
