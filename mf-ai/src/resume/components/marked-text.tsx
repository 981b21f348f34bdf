import { useMessages } from '@fursa/shared/i18n';
import { Button, Card } from '@fursa/shared/ui';
import { messages } from '../messages/index.ts';
import { lineId } from './line-link.tsx';
import { resultHeadingId } from './resume-result.tsx';

export interface MarkedTextProps {
  readonly lines: readonly string[];
  /** From 0. */
  readonly marked: ReadonlySet<number>;
}

/** The text that was analyzed, as text, its lines numbered. On a wide screen it stays in view beside the findings. */
export function MarkedText({ lines, marked }: MarkedTextProps) {
  const text = useMessages(messages);
  return (
    <Card as="section" className="min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
      <h3 className="mb-3 text-lg">{text.text}</h3>
      <ol className="flex flex-col">
        {lines.map((line, at) => {
          const isMarked = marked.has(at);
          return (
            <li
              key={at}
              id={lineId(at)}
              tabIndex={isMarked ? -1 : undefined}
              className={`grid grid-cols-[2.5rem_minmax(0,1fr)] gap-2 border-l-3 px-2 ${isMarked ? 'border-warning bg-warning-soft' : 'border-transparent'}`}
            >
              <span aria-hidden="true" className="text-right text-muted text-sm/6 tabular-nums">
                {at + 1}
              </span>
              <span dir="auto" className="wrap-anywhere min-h-6">
                {line}
                {isMarked && <span className="sr-only">{` (${text.marked})`}</span>}
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
