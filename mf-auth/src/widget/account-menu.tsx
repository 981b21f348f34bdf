import { emitEvent, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { useLayoutEffect, useRef } from 'react';
import { messages } from './messages.ts';

interface AccountMenuProps {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Percent; nothing until it is known. */
  readonly completion: number | undefined;
  readonly onChoose: () => void;
}

/** Distance (px) to the edge of the screen. */
const margin = 16;

const entryClass =
  'flex min-h-11 w-full cursor-pointer items-center rounded-md px-3 text-left text-ink no-underline hover:bg-canvas';

/** Where the widget leads: links, and the one button that is none. */
export function AccountMenu({ id, name, email, completion, onChoose }: AccountMenuProps) {
  const texts = useMessages(messages);
  const panel = useRef<HTMLElement>(null);

  // It hangs from the right edge of its button; where that is not enough room, from the left edge of the screen.
  useLayoutEffect(() => {
    const { current } = panel;
    const missing = margin - (current?.getBoundingClientRect().left ?? margin);
    if (current && missing > 0) current.style.right = `${-missing}px`;
  }, []);

  function handleSignOut(): void {
    onChoose();
    emitEvent('auth:sign-out-asked', {});
  }

  return (
    <nav
      ref={panel}
      id={id}
      aria-label={texts.label}
      className="absolute top-full right-0 z-50 mt-1 w-64 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-surface p-2 shadow-float"
    >
      <div className="border-b border-line px-3 pt-1 pb-3">
        <p className="truncate font-semibold">{name}</p>
        {/* Wide bars show it beside the button. */}
        {email !== name && (
          <p translate="no" className="truncate text-sm text-muted md:hidden">
            {email}
          </p>
        )}
        {completion !== undefined && <p className="mt-1 text-sm text-muted">{texts.completion(completion)}</p>}
      </div>
      <ul className="mt-2">
        <li>
          <Link to={paths.profile} className={entryClass} onClick={onChoose}>
            {texts.profile}
          </Link>
        </li>
        <li>
          <Link to={`${paths.jobs}?view=applied`} className={entryClass} onClick={onChoose}>
            {texts.applications}
          </Link>
        </li>
        <li>
          <Link to={paths.accessibility} className={entryClass} onClick={onChoose}>
            {texts.accessibility}
          </Link>
        </li>
        <li>
          <button type="button" className={entryClass} onClick={handleSignOut}>
            {texts.signOut}
          </button>
        </li>
      </ul>
    </nav>
  );
}
