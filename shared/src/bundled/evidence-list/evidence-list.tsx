import { useMessages } from '@fursa/shared/i18n';
import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';
import { Button } from '@fursa/shared/ui';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LearnLink } from '../learn-link/learn-link.tsx';

const { number } = createFormats('en');

const messages = defineMessages({
  en: {
    inPosting: 'The advert:',
    inResume: 'Your CV:',
    partOfIt: 'Your CV has part of it:',
    showAll: (count: number) => `Show all ${number(count)}`,
    showAllOf: (count: number, title: string) => `Show all ${number(count)}: ${title}`,
  },
});

/** A skill with the sentences that name it; null where there is none, or none is known. */
export interface Evidence {
  readonly name: string;
  readonly inPosting: string | null;
  readonly inResume: string | null;
}

export interface EvidenceListProps<Skill extends Evidence> {
  readonly title: string;
  /** What the title is: a heading of the page, or a line within a card. */
  readonly titleAs?: 'h3' | 'p';
  readonly skills: readonly Skill[];
  /** Said when there are no skills. */
  readonly none: string;
  /** Said where no sentence of the advert names the skill. */
  readonly notInPosting: (skill: Skill) => string;
  /** Said where no sentence of the CV names a skill that fits. */
  readonly notInResume?: string;
  /** Whether the CV lacks them: each leads to resources that teach it. */
  readonly areMissing?: boolean;
}

const shownAtFirst = 3;

/** Skills, each a line that opens to the sentences that name it: three, and the others for whoever wants to see them. */
export function EvidenceList<Skill extends Evidence>({
  title,
  titleAs: Title = 'p',
  skills,
  none,
  notInPosting,
  notInResume,
  areMissing = false,
}: EvidenceListProps<Skill>) {
  const text = useMessages(messages);
  const [isWhole, setIsWhole] = useState(false);
  const firstMore = useRef<HTMLLIElement>(null);
  // A press for one more line would cost more than the line.
  const shown = isWhole || skills.length <= shownAtFirst + 1 ? skills : skills.slice(0, shownAtFirst);

  useEffect(() => {
    // The button that was pressed is gone: they read on here.
    if (isWhole) firstMore.current?.focus();
  }, [isWhole]);

  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Title className={Title === 'h3' ? 'text-lg' : 'font-semibold'}>{title}</Title>
      {skills.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {shown.map((skill, index) => (
            <li
              key={skill.name}
              ref={index === shownAtFirst ? firstMore : undefined}
              tabIndex={index === shownAtFirst ? -1 : undefined}
              className="wrap-anywhere outline-none"
            >
              <details className="group">
                <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2">
                  {!areMissing && <Check aria-hidden="true" className="size-5 shrink-0 text-primary" />}
                  <bdi className="min-w-0 font-semibold text-ink">{skill.name}</bdi>
                  <span
                    aria-hidden="true"
                    className="min-w-0 flex-1 truncate text-muted text-sm group-[[open]]:invisible"
                  >
                    {skill.inResume ?? (areMissing ? skill.inPosting : (notInResume ?? skill.inPosting))}
                  </span>
                  <ChevronDown
                    aria-hidden="true"
                    className="size-5 shrink-0 group-[[open]]:rotate-180"
                    strokeWidth={1.75}
                  />
                </summary>
                <div className="flex flex-col gap-1 pb-3">
                  <Quote from={text.inPosting} sentence={skill.inPosting} otherwise={notInPosting(skill)} />
                  <Quote
                    from={areMissing ? text.partOfIt : text.inResume}
                    sentence={skill.inResume}
                    otherwise={areMissing ? undefined : notInResume}
                  />
                </div>
              </details>
              {areMissing && <LearnLink skill={skill.name} />}
            </li>
          ))}
        </ul>
      )}
      {shown.length < skills.length && (
        <Button
          variant="quiet"
          className="self-start"
          aria-label={text.showAllOf(skills.length, title)}
          onClick={() => setIsWhole(true)}
        >
          {text.showAll(skills.length)}
        </Button>
      )}
    </div>
  );
}

interface QuoteProps {
  readonly from: string;
  readonly sentence: string | null;
  /** Said where there is no sentence; without it nothing is. */
  readonly otherwise: string | undefined;
}

function Quote({ from, sentence, otherwise }: QuoteProps) {
  if (sentence === null) return otherwise === undefined ? null : <p className="text-muted text-sm">{otherwise}</p>;
  return (
    <p className="text-muted text-sm">
      {from} <q dir="auto">{sentence}</q>
    </p>
  );
}
