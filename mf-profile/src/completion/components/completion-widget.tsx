import type { OwnProfile } from '@fursa/shared/contract';
import { measureCompletion, type NamedPart } from '@fursa/shared/contract/profile-completion';
import { useMessages } from '@fursa/shared/i18n';
import { type ReactNode, useId } from 'react';
import { ProgressBar } from '../../details/components/progress-bar.tsx';
import { messages } from '../../messages.ts';
import { notificationsMessages } from '../messages.ts';

export interface CompletionWidgetProps {
  readonly profile: OwnProfile;
  /** The way to where a part is filled in. */
  readonly renderLink: (part: NamedPart, label: string) => ReactNode;
}

/** How complete the profile is and at most three parts that are missing. */
export function CompletionWidget({ profile, renderLink }: CompletionWidgetProps) {
  const text = useMessages(messages).completion;
  const { parts } = useMessages(notificationsMessages);
  const { percentage, missing } = measureCompletion(profile);
  const titleId = useId();
  const missingId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <div className="flex flex-wrap justify-between gap-x-3">
        <h3 id={titleId} className="font-semibold text-base">
          {text.title}
        </h3>
        <span className="text-muted tabular-nums">{text.percentage(percentage)}</span>
      </div>
      <ProgressBar percentage={percentage} labelledBy={titleId} />
      {percentage === 100 && <p className="font-semibold text-primary">{text.complete}</p>}
      {missing.length > 0 && (
        <div className="-mb-2 flex flex-wrap items-baseline gap-x-4">
          <p id={missingId} className="text-muted text-sm">
            {text.missing}
          </p>
          <ul aria-labelledby={missingId} className="flex flex-wrap gap-x-4">
            {missing.map((part) => (
              <li key={part} className="flex min-h-11 items-center">
                {renderLink(part, parts[part])}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
