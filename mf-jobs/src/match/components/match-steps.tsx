import { useMessages } from '@fursa/shared/i18n';
import { jobMatchMessages } from '../messages.ts';

/** How the matching goes, in three steps. */
export function MatchSteps() {
  const text = useMessages(jobMatchMessages).steps;
  return (
    <ol aria-label={text.label} className="grid gap-x-6 gap-y-3 md:grid-cols-3">
      {[text.analysis, text.matching, text.results].map(({ title, text: description }, index) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden="true"
            className="flex size-7 shrink-0 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary text-sm"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <p className="font-semibold">{title}</p>
            <p className="text-muted text-sm">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
