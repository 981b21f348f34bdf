import { useNarrowScreen } from '@fursa/shared/bundled/narrow-screen';
import { useMessages } from '@fursa/shared/i18n';
import { Button, Card, Notice } from '@fursa/shared/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { AnalyzedResume } from '../../ai-service/data/analyze-resume.ts';
import { messages } from '../messages.ts';
import { AddSkills, AddStrengths } from './add-to-profile.tsx';
import { lineId, resultHeadingId } from './anchors.ts';
import { FindingList } from './finding-list.tsx';

export interface ResumeResultProps {
  readonly userId: string;
  readonly result: AnalyzedResume;
  /** Whether the text in the box has changed since. */
  readonly isStale: boolean;
}

/** What was found first on phones; from 1024 px on the text with its marked lines beside it. */
export function ResumeResult({ userId, result, isStale }: ResumeResultProps) {
  const text = useMessages(messages);
  const words = text.findings;
  const { lines, analysis } = result;
  const { verdict, strengths, improvements, suggestions, skills } = analysis;
  const heading = useRef<HTMLHeadingElement>(null);
  const weak = new Set([...improvements, ...suggestions].flatMap((finding) => finding.lines));
  const strong = new Set(strengths.flatMap((finding) => finding.lines));

  // Each result is an answer to a press: who pressed is led to it.
  useEffect(() => {
    if (result !== undefined) heading.current?.focus();
  }, [result]);

  return (
    <section aria-labelledby={resultHeadingId} className="flex flex-col gap-4">
      <div>
        <h2 ref={heading} id={resultHeadingId} tabIndex={-1} className="text-xl outline-none">
          {text.resultTitle}
        </h2>
        <p role="status" className="text-muted">
          {verdict === 'not-a-resume' ? text.notResume : text.words(analysis.wordCount)}
        </p>
      </div>
      {isStale && <Notice tone="warning">{text.stale}</Notice>}
      {verdict === 'not-a-resume' && <Notice tone="warning">{text.notResumeAdvice}</Notice>}
      {verdict === 'too-thin' && (
        <Notice tone="warning" title={text.thin}>
          {text.thinAdvice}
        </Notice>
      )}
      {verdict !== 'not-a-resume' && (
        <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4 lg:order-last">
            {verdict === 'resume' && (
              <FindingsCard title={text.strengths} count={strengths.length} isFirst>
                <FindingList
                  none={text.noStrengths}
                  findings={strengths}
                  describe={({ code, values }) => words.strengths[code](values)}
                />
                <AddStrengths userId={userId} strengths={strengths} lines={lines} weak={weak} />
              </FindingsCard>
            )}
            <FindingsCard title={text.improvements} count={improvements.length} isFirst={verdict === 'too-thin'}>
              <FindingList
                none={text.noImprovements}
                findings={improvements}
                isNumbered
                describe={({ code, values }) => words.improvements[code](values)}
              />
            </FindingsCard>
            {verdict === 'resume' && (
              <FindingsCard title={text.suggestions} count={suggestions.length}>
                <FindingList
                  none={text.noSuggestions}
                  findings={suggestions}
                  isNumbered
                  describe={({ code, values }) => words.suggestions[code](values)}
                />
              </FindingsCard>
            )}
            <FindingsCard title={text.skills} count={skills.length}>
              <AddSkills userId={userId} skills={skills} />
            </FindingsCard>
          </div>
          <MarkedText lines={lines} strong={strong} weak={weak} />
        </div>
      )}
    </section>
  );
}

interface FindingsCardProps {
  readonly title: string;
  /** How many are in it. */
  readonly count: number;
  /** Whether it is open on a phone, too, where one kind after the other would be ten screens long. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** One kind of what was found, under a heading that opens and closes it. */
function FindingsCard({ title, count, isFirst = false, children }: FindingsCardProps) {
  const isPhone = useNarrowScreen();
  const [isOpen, setIsOpen] = useState(isFirst || !isPhone);
  const contentId = useId();
  return (
    <Card as="section" className="py-0!">
      <h3 className="text-lg">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          className="flex min-h-14 w-full cursor-pointer items-center gap-3 text-left hover:text-primary"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="flex-1">{title}</span>{' '}
          {/* The list below says to a screen reader how long it is, once it is open. */}
          <span aria-hidden={isOpen} className="font-normal text-base text-muted tabular-nums">
            {count}
          </span>
          <ChevronDown aria-hidden="true" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} strokeWidth={1.75} />
        </button>
      </h3>
      <div id={contentId} className={isOpen ? 'flex flex-col gap-4 pb-4 md:pb-6' : 'hidden'}>
        {children}
      </div>
    </Card>
  );
}

interface MarkedTextProps {
  readonly lines: readonly string[];
  /** Lines, from 0, of which something good is said. */
  readonly strong: ReadonlySet<number>;
  /** Those that could be better; a line may be both. */
  readonly weak: ReadonlySet<number>;
}

const looks = { strong: 'border-primary bg-primary-soft', weak: 'border-warning bg-warning-soft' };

/** The text that was analyzed, as text, its lines numbered. On a wide screen it stays in view beside the findings. */
function MarkedText({ lines, strong, weak }: MarkedTextProps) {
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
