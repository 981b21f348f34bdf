import { useMessages } from '@fursa/shared/i18n';
import { Button, Card } from '@fursa/shared/ui';
import { messages } from '../messages.ts';
import { lineId, resultHeadingId } from './anchors.ts';

export interface MarkedTextProps {
  readonly lines: readonly string[];
  /** Lines, from 0, of which something good is said. */
  readonly strong: ReadonlySet<number>;
  /** Those that could be better; a line may be both. */
  readonly weak: ReadonlySet<number>;
}

const looks = { strong: 'border-primary bg-primary-soft', weak: 'border-warning bg-warning-soft' };

/** The text that was analyzed, as text, its lines numbered. On a wide screen it stays in view beside the findings. */
export function MarkedText({ lines, strong, weak }: MarkedTextProps) {
  const text = useMessages(messages);
  return (
    <Card as="section" className="min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
      <h3 className="text-lg">{text.text}</h3>
      <p className="mb-3 flex flex-wrap gap-x-4 text-muted text-sm">
        <span className={`border-l-3 px-2 ${looks.strong}`}>{text.marks.strong}</span>
        <span className={`border-l-3 px-2 ${looks.weak}`}>{text.marks.weak}</span>
      </p>
      <ol className="flex flex-col">
        {lines.map((line, at) => {
          const mark = weak.has(at) ? 'weak' : strong.has(at) ? 'strong' : undefined;
          return (
            <li
              key={at}
              id={lineId(at)}
              tabIndex={mark && -1}
              className={`grid grid-cols-[2.5rem_minmax(0,1fr)] gap-2 border-l-3 px-2 ${mark === undefined ? 'border-transparent' : looks[mark]}`}
            >
              <span aria-hidden="true" className="text-right text-muted text-sm/6 tabular-nums">
                {at + 1}
              </span>
              <span dir="auto" className="wrap-anywhere min-h-6">
                {line}
                {mark && <span className="sr-only">{` (${text.marks[mark]})`}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      <Button
        variant="quiet"
        className="mt-3 lg:hidden"
        onClick={() => document.getElementById(resultHeadingId)?.focus()}
      >
        {text.backToFindings}
      </Button>
    </Card>
  );
}
