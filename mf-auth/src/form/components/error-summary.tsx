import { useMessages } from '@fursa/shared/i18n';
import { Notice } from '@fursa/shared/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import { messages } from '../messages.ts';

interface ErrorSummaryProps {
  /** How often the form was sent. */
  readonly submitCount: number;
  /** Labels by the names of the fields. */
  readonly errors: Readonly<Record<string, unknown>>;
  /** Errors of all fields, in the order of the form. */
  readonly labels: Readonly<Record<string, string>>;
}

/** The id of a field that the summary leads to. */
export function fieldId(name: string): string {
  return `account-${name}`;
}

/**
 * Says above a form which fields have to be looked at again, and leads there. It takes the focus when the form was sent in
 * vain, and leaves it alone while the fields are put right.
 */
export function ErrorSummary({ submitCount, errors, labels }: ErrorSummaryProps) {
  const text = useMessages(messages).summary;
  const summary = useRef<HTMLDivElement>(null);
  const wrong = Object.entries(labels).filter(([name]) => errors[name] !== undefined);

  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);

  if (wrong.length === 0) return null;
  const title = text(wrong.length);
  return (
    <Notice ref={summary} tone="danger" title={title} role="group" aria-label={title} tabIndex={-1}>
      <ul>
        {wrong.map(([name, label]) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              className="inline-block min-h-6 font-semibold text-danger underline"
              onClick={(event) => focusField(event, name)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Without the jump of the browser, which would leave a fragment in the address and drop the router's state. */
function focusField(event: MouseEvent, name: string): void {
  event.preventDefault();
  document.getElementById(fieldId(name))?.focus();
}
