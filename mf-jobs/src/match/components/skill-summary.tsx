import { useTaughtSkill } from '@fursa/shared/data/taught-skills';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { Check, X } from 'lucide-react';
import { jobMatchMessages } from '../messages.ts';

export interface SkillSummaryProps {
  readonly matched: readonly string[];
  readonly missing: readonly string[];
}

const maxMatched = 3;
const maxMissing = 2;

/**
 * What speaks most for a job, and what most against it, each in a line. Where the card has room for one line they share it,
 * with the first of each. Where it is as high as they are, in the largest font, all of them show. The evidence says the rest.
 */
export function SkillSummary({ matched, missing }: SkillSummaryProps) {
  const text = useMessages(jobMatchMessages);
  if (matched.length === 0 && missing.length === 0) return <p className="text-muted">{text.noReason}</p>;
  const share = matched.length > 0 && missing.length > 0 ? firstOnlyClasses : '';
  return (
    <div className="[@container_(max-height:2.4rem)]:flex [@container_(max-height:2.4rem)]:gap-3">
      {matched.length > 0 && (
        <ul
          aria-label={text.have}
          className="[@container_(max-height:3.69rem)]:line-clamp-1 [@container_(min-height:3.7rem)]:line-clamp-2"
        >
          {matched.slice(0, maxMatched).map((skill) => (
            <li key={skill} className={`${itemClasses} ${share}`}>
              <Check aria-hidden="true" className={`${markClasses} text-primary`} strokeWidth={2.5} />
              <WordJoiner />
              <bdi>{skill}</bdi>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <ul
          aria-label={text.lack}
          className="text-muted [@container_(min-height:0)]:line-clamp-1 not-first:[@container_(max-height:2.4rem)]:max-w-1/2 not-first:[@container_(max-height:2.4rem)]:shrink-0"
        >
          {missing.slice(0, maxMissing).map((skill) => (
            <li key={skill} className={`${itemClasses} ${share}`}>
              <X aria-hidden="true" className={markClasses} strokeWidth={2.5} />
              <WordJoiner />
              <MissingSkill skill={skill} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** One after the other in a line of text, so that it can be cut at its end. */
const itemClasses = 'inline wrap-anywhere not-last:mr-3';
/** Of two lists in one line each shows its first. */
const firstOnlyClasses = '[@container_(max-height:2.4rem)]:not-first:hidden';
const markClasses = 'mr-1 inline size-4 align-text-bottom';

/** Keeps a mark on the line of its skill. */
function WordJoiner() {
  return <span aria-hidden="true">{'\u2060'}</span>;
}

/** A link where a career resource teaches it, of the size of the mere name, so that nothing moves when that is known. */
function MissingSkill({ skill }: { readonly skill: string }) {
  const text = useMessages(jobMatchMessages);
  const taught = useTaughtSkill(skill);
  if (taught === undefined) return <bdi>{skill}</bdi>;
  return (
    <Link
      to={taught.path}
      aria-label={text.learnSkill(skill)}
      className="-my-0.5 py-0.5 underline underline-offset-4 hover:text-primary"
    >
      <bdi>{skill}</bdi>
    </Link>
  );
}
