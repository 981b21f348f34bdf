import { deviceStorage, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { ButtonLink, Skeleton } from '@fursa/shared/ui';
import { daysSince } from '@fursa/shared/values/days-since';
import { BriefcaseBusiness, Check, FileText, type LucideIcon, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { jobMatchMessages } from '../messages.ts';

/** `unread`: uploaded, but nobody could read it. */
export type CvStatus = 'ready' | 'reading' | 'unread' | 'missing';

export interface MatchingStatusProps {
  /** The id of what names them. */
  readonly labelledBy: string;
  /** Undefined until it is known. */
  readonly cv: CvStatus | undefined;
  readonly readAt: Date | null;
  readonly now: Date;
  /** How many skills the profile names; undefined until it is known. */
  readonly skills: number | undefined;
  /** How many jobs match; undefined until it is known. */
  readonly matches: number | undefined;
  /** How many jobs were looked at, where that is not all of them. */
  readonly ofNewest: number | undefined;
  readonly hasFailed: boolean;
}

/** What the matching has to go by, and how many jobs it found: three cards, and one strip of three links on phones. */
export function MatchingStatus(props: MatchingStatusProps) {
  const text = useMessages(jobMatchMessages);
  const { labelledBy, cv, readAt, now, skills, matches, ofNewest, hasFailed } = props;
  const waiting = hasFailed ? text.errorTitle : text.matches.counting;
  return (
    <ul
      aria-labelledby={labelledBy}
      className="flex @2xs:flex-row flex-col flex-wrap gap-x-4 max-md:@2xs:items-center md:grid md:grid-cols-3 md:gap-4"
    >
      <StatusPartView icon={FileText} {...describeCv()} />
      <StatusPartView icon={Zap} {...describeSkills()} />
      <StatusPartView icon={BriefcaseBusiness} {...describeMatches()} />
    </ul>
  );

  function describeCv(): StatusPart {
    const part = { title: text.cv.title, to: paths.profile, tab: 'documents' } as const;
    switch (cv) {
      case undefined:
        return { ...part, sentence: waiting, short: null, action: null };
      case 'missing':
        return { ...part, sentence: text.cv.missing, short: text.cv.upload, action: text.cv.upload };
      case 'unread':
        return {
          ...part,
          sentence: text.cv.unread,
          short: `${text.cv.short} ${text.cv.shortUnread}`,
          action: text.cv.view,
        };
      case 'reading':
        return {
          ...part,
          sentence: text.cv.reading,
          short: `${text.cv.short} ${text.cv.shortReading}`,
          action: text.cv.view,
        };
      case 'ready':
        return { ...part, sentence: text.cv.ready, short: readLately(), action: text.cv.view };
    }
  }

  function readLately() {
    return (
      <>
        <span>{text.cv.short}</span>{' '}
        <Check aria-hidden="true" className="inline size-4 align-text-bottom text-primary" strokeWidth={2.5} />{' '}
        <span>{text.cv.shortRead(readAt === null ? null : daysSince(readAt, now))}</span>
      </>
    );
  }

  function describeSkills(): StatusPart {
    const part = { title: text.skills.title, to: paths.profile, tab: 'skills' } as const;
    if (skills === undefined) return { ...part, sentence: waiting, short: null, action: null };
    if (skills === 0)
      return { ...part, sentence: text.skills.missing, short: text.skills.add, action: text.skills.add };
    const [sentence, short] = [text.skills.count(skills), text.skills.short(skills)];
    return { ...part, sentence, short, action: text.skills.manage };
  }

  function describeMatches(): StatusPart {
    // Without a CV no list can be sorted by match.
    const to = cv === 'ready' ? `${paths.jobs}?sort=match` : paths.jobs;
    const part = { title: text.matches.title, to, action: text.matches.view };
    if (cv !== 'ready' && cv !== 'reading' && cv !== undefined && skills === 0) {
      return { ...part, sentence: text.matches.incomplete, short: text.matches.view };
    }
    if (matches === undefined) {
      return { ...part, sentence: hasFailed ? text.matches.unknown : text.matches.counting, short: null };
    }
    const sentence = text.matches.count(matches);
    return {
      ...part,
      sentence: ofNewest === undefined ? sentence : `${sentence}. ${text.matches.ofNewest(ofNewest)}`,
      short: text.matches.short(matches),
    };
  }
}

interface StatusPart {
  readonly title: string;
  /** What is said on a card. */
  readonly sentence: string;
  /** The same in a word or two, for the strip of a phone; null until it is known. */
  readonly short: ReactNode;
  readonly to: string;
  /** Of the profile, where that is where it leads. */
  readonly tab?: 'documents' | 'skills';
  /** What can be done about it; null until it is known. */
  readonly action: string | null;
}

interface StatusPartViewProps extends StatusPart {
  readonly icon: LucideIcon;
}

/** The profile opens on the tab that is remembered under this key, by specification. */
const profileTabKey = 'profileActiveTab';

/** One thing that the matching has to go by: a card, and on phones a link in a strip. */
function StatusPartView({ icon: Icon, title, sentence, short, to, tab, action }: StatusPartViewProps) {
  return (
    <li className="min-w-0 md:flex md:flex-col md:rounded-lg md:border md:border-line md:bg-surface md:px-4 md:pt-3 md:pb-1">
      <div className="flex min-w-0 flex-col gap-1 max-md:sr-only">
        <h2 className="flex items-center gap-2 text-lg">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
          <span>{title}</span>
        </h2>
        <p className="text-muted text-sm">{sentence}</p>
      </div>
      <div className="min-h-11 max-md:hidden md:mt-auto">
        {action !== null && (
          <ButtonLink to={to} onClick={handleClick} variant="quiet" className="text-sm">
            {action}
          </ButtonLink>
        )}
      </div>
      <div className="flex min-h-11 items-center font-semibold text-sm md:hidden">
        {short === null ? (
          <Skeleton className="h-4 w-20" />
        ) : (
          <Link
            to={to}
            onClick={handleClick}
            className="flex min-h-11 min-w-0 items-center underline-offset-4 hover:underline"
          >
            {/* Never cut off: with wider letters the strip takes a second line. */}
            <span className="min-w-0">{short}</span>
            {action !== null && <span className="sr-only">: {action}</span>}
          </Link>
        )}
      </div>
    </li>
  );

  function handleClick(): void {
    if (tab !== undefined) deviceStorage.setItem(profileTabKey, tab);
  }
}
