import { useMessages } from '@fursa/shared/i18n';
import { messages } from '../messages.ts';
import { lineId } from './anchors.ts';

interface ShownFinding {
  readonly code: string;
  readonly lines: readonly number[];
  readonly excerpt: string | null;
  readonly rewording: string | null;
}

export interface FindingListProps<Finding extends ShownFinding> {
  /** Said in place of an empty list. */
  readonly none: string;
  readonly findings: readonly Finding[];
  readonly isNumbered?: boolean;
  readonly describe: (finding: Finding) => string;
}

/** Findings in words, each with the lines it speaks of and, where there is one, a better wording. */
export function FindingList<Finding extends ShownFinding>({
  none,
  findings,
  isNumbered = false,
  describe,
}: FindingListProps<Finding>) {
  const text = useMessages(messages);
  if (findings.length === 0) return <p className="text-muted">{none}</p>;
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List
      className={`flex flex-col gap-4 ps-6 marker:font-semibold marker:text-muted ${isNumbered ? 'list-decimal' : 'list-disc'}`}
    >
      {findings.map((finding, at) => (
        // Two findings of one kind differ by their lines alone.
        <li key={`${finding.code} ${finding.lines.join(' ') || at}`}>
          <p>{describe(finding)}</p>
          {finding.excerpt !== null && (
            <q dir="auto" className="wrap-anywhere block text-muted text-sm">
              {finding.excerpt}
            </q>
          )}
          {finding.rewording !== null && (
            <p className="mt-1 rounded-md bg-primary-soft px-3 py-2">
              <span className="font-semibold">{text.better}</span>{' '}
              <span dir="auto" className="wrap-anywhere">
                {finding.rewording}
              </span>
            </p>
          )}
          {finding.lines.length > 0 && (
            <p className="flex flex-wrap gap-x-3">
              {finding.lines.map((line) => (
                <LineLink key={line} line={line} />
              ))}
            </p>
          )}
        </li>
      ))}
    </List>
  );
}

/** Goes to a line of the text below, or beside it. */
function LineLink({ line }: { readonly line: number }) {
  const text = useMessages(messages);

  function show(): void {
    const target = document.getElementById(lineId(line));
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }

  return (
    <button
      type="button"
      className="min-h-6 cursor-pointer py-1 text-primary text-sm underline underline-offset-4 hover:text-primary-hover"
      onClick={show}
    >
      {text.line(line + 1)}
    </button>
  );
}
