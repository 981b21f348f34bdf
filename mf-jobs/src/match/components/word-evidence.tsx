import { useMessages } from '@fursa/shared/i18n';
import { EvidenceList } from '../../score/components/evidence-list.tsx';
import { EvidencePanel } from '../../score/components/evidence-panel.tsx';
import { scoreMessages } from '../../score/messages.ts';
import type { WordMatch } from '../model/rank-matches.ts';
import { collectEvidence } from '../model/score-evidence.ts';

export interface WordEvidenceProps {
  readonly match: WordMatch;
  readonly hasCv: boolean;
}

/** Where a score by words comes from; nobody has to be asked. */
export function WordEvidence({ match, hasCv }: WordEvidenceProps) {
  const text = useMessages(scoreMessages);
  const { matched, missing } = collectEvidence(match);
  return (
    <EvidencePanel>
      <p className="text-muted">{hasCv ? text.byWords : text.byWordsAlone}</p>
      <EvidenceList title={text.matched} none={text.noneMatched} skills={matched} />
      <EvidenceList
        title={text.missingFromSkills}
        none={missing === null ? text.unknownMissing : text.noneMissing}
        skills={missing ?? []}
        areMissing
      />
    </EvidencePanel>
  );
}
