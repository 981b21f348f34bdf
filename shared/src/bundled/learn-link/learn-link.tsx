import { useTaughtSkill } from '@fursa/shared/data/taught-skills';
import { useMessages } from '@fursa/shared/i18n';
import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';
import { BookOpen } from 'lucide-react';
import { TextLink } from '../text-link/text-link.tsx';

const { number } = createFormats('en');

const messages = defineMessages({
  en: {
    learn: (title: string, others: number) =>
      others === 0 ? `Learn it: ${title}` : `Learn it: ${title} and ${number(others)} more`,
  },
});

export interface LearnLinkProps {
  /** What somebody lacks. */
  readonly skill: string;
}

/** Where a missing skill can be learnt, if a career resource teaches it. Without one nothing is said of it. */
export function LearnLink({ skill }: LearnLinkProps) {
  const text = useMessages(messages);
  const taught = useTaughtSkill(skill);
  if (taught === undefined) return null;
  return (
    <TextLink to={taught.path} isApart className="wrap-anywhere">
      <BookOpen aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      {text.learn(taught.title, taught.resources - 1)}
    </TextLink>
  );
}
