import { explainMatch, type SkillEvidence } from '@fursa/engine/explain-match';
import { readPerson } from '@fursa/engine/read-person';
import { type PostingText, readPosting } from '@fursa/engine/read-posting';
import { recommendMatch } from '@fursa/engine/recommend-match';
import { scoreMatch } from '@fursa/engine/score-match';

export interface CountedFit {
  /** 0 to 100; null when the advert names nothing that could be compared. */
  readonly score: number | null;
  readonly matched: readonly SkillEvidence[];
  readonly missing: readonly SkillEvidence[];
  readonly recommendation: string;
}

export interface FitTexts {
  readonly resume: string;
  readonly posting: PostingText;
}

/** How well a CV fits an advert, by the one rule of the product. */
export function countFit({ resume, posting }: FitTexts): CountedFit {
  const person = { resume, skills: [] };
  const score = scoreMatch(readPerson(person), readPosting(posting));
  const { matched, missing } = explainMatch(person, posting);
  // What only follows from a CV it does not show.
  const said = matched.filter(({ inResume }) => inResume !== null);
  const shown = said.length > 0 ? said : matched;
  return {
    score,
    matched,
    missing,
    recommendation: recommendMatch(
      score,
      shown.map(({ name }) => name),
      missing,
    ),
  };
}
