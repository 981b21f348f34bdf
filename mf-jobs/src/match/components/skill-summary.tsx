import { useTaughtSkill } from '@fursa/shared/data/taught-skills';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { Check, X } from 'lucide-react';
import { jobMatchMessages } from '../job-match-messages.ts';

export interface SkillSummaryProps {
  readonly matched: readonly string[];
  readonly missing: readonly string[];
}

const mostMatched = 3;
const mostMissing = 2;

/** What speaks most for a job, and what most against it, each in a line; the evidence says the rest. */
export function SkillSummary({ matched, missing }: SkillSummaryProps) {
  const text = useMessages(jobMatchMessages);
  if (matched.length === 0 && missing.length === 0) return <p className="text-muted text-sm">{text.noReason}</p>;
  return (
    <div className="flex flex-col gap-1 text-sm">
      {matched.length > 0 && (
        <ul aria-label={text.have} className="flex flex-wrap gap-x-3 gap-y-0.5">
          {matched.slice(0, mostMatched).map((skill) => (
            <li key={skill} className="flex items-start gap-1">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" strokeWidth={2.5} />
              <bdi>{skill}</bdi>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <ul aria-label={text.lack} className="flex flex-wrap gap-x-3 gap-y-0.5 text-muted">
          {missing.slice(0, mostMissing).map((skill) => (
            <li key={skill} className="flex min-h-6 items-start gap-1">
              <X aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={2.5} />
              <MissingSkill skill={skill} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A link where a career resource teaches it, of the size of the mere name, so that nothing moves when that is known. */
function MissingSkill({ skill }: { readonly skill: string }) {
  const text = useMessages(jobMatchMessages);
  const taught = useTaughtSkill(skill);
  if (taught === undefined) return <bdi className="inline-block min-h-6">{skill}</bdi>;
  return (
    <Link
      to={taught.path}
      aria-label={text.learnSkill(skill)}
      className="inline-block min-h-6 underline underline-offset-4 hover:text-primary"
    >
      <bdi>{skill}</bdi>
    </Link>
  );
}
