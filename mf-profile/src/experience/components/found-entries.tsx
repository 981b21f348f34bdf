import { useMessages } from '@fursa/shared/i18n';
import { Button, showToast } from '@fursa/shared/ui';
import { useRef, useState } from 'react';
import { FactRow } from '../../skills/components/fact-row.tsx';
import { useChangeEntries, useResume } from '../data/change-entries.ts';
import { experienceMessages } from '../messages.ts';
import { nameOf, periodOf } from '../model/entry-titles.ts';
import { type FoundEntries as Facts, type FoundEntry, findNewEntries, withId } from '../model/merge-entries.ts';
import { keyOf } from '../model/resume.ts';

export interface FoundEntriesProps {
  readonly userId: string;
  /** Of the CV that was read last. */
  readonly review: { readonly facts: Facts; readonly refused: readonly string[] };
  readonly onRefuse: (key: string) => void;
}

/** What a CV does not tell of a job, or what we did not understand: the person knows. */
function missingParts({ section, entry }: FoundEntry): readonly ('position' | 'name' | 'dates')[] {
  if (section !== 'work') return [];
  const hasDates = entry.startDate !== undefined || entry.endDate !== undefined;
  return [...(['position', 'name'] as const).filter((part) => !entry[part]), ...(hasDates ? [] : ['dates' as const])];
}

/** Work and education that a CV tells of and the profile does not, to be added or left out one by one. */
export function FoundEntries({ userId, review: { facts, refused }, onRefuse }: FoundEntriesProps) {
  const text = useMessages(experienceMessages);
  const { resume } = useResume(userId);
  const { mutateAsync } = useChangeEntries(userId);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  if (resume === undefined) return null;
  const found = findNewEntries(resume, facts).filter(({ entry }) => !refused.includes(keyOf(entry)));

  async function add(added: readonly FoundEntry[]): Promise<void> {
    heading.current?.focus({ preventScroll: true });
    setSaid(text.addedCount(added.length));
    try {
      const entries = added.map(withId);
      await mutateAsync({ kind: 'add-new', entries });
      showToast({ title: text.saved });
    } catch {
      setSaid('');
      showToast({ variant: 'destructive', title: text.addFailed });
    }
  }

  if (found.length === 0 && said === '') return null;
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-semibold text-base outline-none">
          {text.found}
        </h3>
        <p className="text-muted text-sm">{found.length > 0 ? text.foundAdvice : text.foundAll}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 empty:hidden">
        {found.length > 1 && <Button onClick={() => void add(found)}>{text.addAll(found.length)}</Button>}
        <p role="status" className="text-muted text-sm empty:hidden">
          {said}
        </p>
      </div>
      <ul aria-label={text.found} className="flex flex-col empty:hidden">
        {found.map((fact) => {
          const name = nameOf(fact.section, fact.entry, text);
          const period = periodOf(fact.entry, text);
          const missing = missingParts(fact).map((part) => text.missing[part]);
          return (
            <FactRow
              key={`${fact.section} ${keyOf(fact.entry)}`}
              title={name}
              kind={[text[fact.section].title, period, missing.length > 0 && text.notFound(missing)]
                .filter(Boolean)
                .join(' · ')}
              line={fact.line}
              addLabel={text.addFound(name)}
              refuseLabel={text.refuseFound(name)}
              onAdd={() => void add([fact])}
              onRefuse={() => {
                heading.current?.focus({ preventScroll: true });
                onRefuse(keyOf(fact.entry));
              }}
            />
          );
        })}
      </ul>
    </section>
  );
}
