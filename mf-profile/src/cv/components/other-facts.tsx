import type { OwnProfile } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { showToast } from '@fursa/shared/ui';
import { useRef } from 'react';
import { useSavePersonalFields } from '../../details/data/save-personal-fields.ts';
import { useWorkProfile } from '../../details/data/work-profile.ts';
import { findReason } from '../../details/model/find-reason.ts';
import { showPhone } from '../../details/model/work-fields.ts';
import { messages } from '../../messages.ts';
import { FactRow } from '../../skills/components/fact-row.tsx';
import { useChangeSkills } from '../../skills/data/change-skills.ts';
import type { CvReview } from '../data/cv-review.ts';
import { cvMessages } from '../messages.ts';
import { findOtherFacts, type OtherFact } from '../model/other-facts.ts';

export interface OtherFactsProps {
  readonly userId: string;
  readonly review: CvReview;
  readonly onRefuse: (value: string) => void;
  readonly profile: OwnProfile;
  /** The skills of the profile, with changes that are on their way. */
  readonly owned: readonly string[];
}

const columns = {
  fullName: 'full_name',
  phone: 'phone',
  county: 'county',
  linkedin: 'linkedin',
  github: 'github',
  website: 'website',
} as const;

/** What else the CV says that the profile does not. */
export function OtherFacts({ userId, review: { facts, refused }, onRefuse, profile, owned }: OtherFactsProps) {
  const text = useMessages(cvMessages);
  const { reasons, personal } = useMessages(messages);
  const save = useSavePersonalFields(userId);
  const skills = useChangeSkills(userId);
  const heading = useRef<HTMLHeadingElement>(null);
  const work = useWorkProfile(userId).data;
  const found =
    work === undefined
      ? []
      : findOtherFacts(facts, { ...profile, phone: work.phone, county: work.county }, owned).filter(
          ({ value }) => !refused.includes(value),
        );

  function add(fact: OtherFact): void {
    heading.current?.focus({ preventScroll: true });
    if (fact.kind === 'language' || fact.kind === 'licence') {
      const onError = () => showToast({ variant: 'destructive', title: text.addFailed });
      skills.mutate({ kind: 'add', skill: fact.value }, { onError, onSuccess: () => showToast({ title: text.added }) });
      return;
    }
    save.mutate(
      { [columns[fact.kind]]: fact.value },
      {
        onSuccess: () => showToast({ title: personal.saved }),
        onError: (error) => showToast({ variant: 'destructive', title: text.saveFailed(findReason(error, reasons)) }),
      },
    );
  }

  if (found.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-semibold text-base outline-none">
          {text.more}
        </h3>
        <p className="text-muted text-sm">{text.moreAdvice}</p>
      </div>
      <ul aria-label={text.more} className="flex flex-col">
        {found.map((fact) => (
          <FactRow
            key={`${fact.kind} ${fact.value}`}
            title={fact.kind === 'phone' ? showPhone(fact.value) : fact.value.replace(/^https?:\/\/(?:www\.)?/, '')}
            kind={text.kinds[fact.kind]}
            line={fact.line}
            addLabel={text.add(fact.value)}
            refuseLabel={text.refuse(fact.value)}
            onAdd={() => add(fact)}
            onRefuse={() => {
              heading.current?.focus({ preventScroll: true });
              onRefuse(fact.value);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
