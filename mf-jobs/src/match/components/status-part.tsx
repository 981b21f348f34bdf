import { deviceStorage } from '@fursa/shared/contract';
import { Link } from '@fursa/shared/router';
import { ButtonLink, Skeleton } from '@fursa/shared/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface StatusPart {
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

export interface StatusPartViewProps extends StatusPart {
  readonly icon: LucideIcon;
}

/** The profile opens on the tab that is remembered under this key, by specification. */
const profileTabKey = 'profileActiveTab';

/** One thing that the matching has to go by: a card, and on phones a link in a strip. */
export function StatusPartView({ icon: Icon, title, sentence, short, to, tab, action }: StatusPartViewProps) {
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
