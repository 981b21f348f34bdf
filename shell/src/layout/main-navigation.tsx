import { NavLink } from '@fursa/shared/router';
import type { NavigationEntry } from './navigation-entries.ts';

interface MainNavigationProps {
  readonly entries: readonly NavigationEntry[];
  readonly orientation: 'row' | 'column';
  readonly onChoose?: () => void;
}

const rowLink =
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-2.5 text-muted hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-ink';
const columnLink =
  'flex min-h-12 items-center rounded-lg px-3 text-ink hover:bg-canvas aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold';

/** The links of the navigation, as a row in the bar or a column in the menu. The current page says so by `aria-current`. */
export function MainNavigation({ entries, orientation, onChoose }: MainNavigationProps) {
  const isRow = orientation === 'row';
  return (
    <ul className={isRow ? 'flex items-center' : 'flex flex-col gap-1'}>
      {entries.map(({ path, label }) => (
        <li key={path}>
          <NavLink to={path} end={path === '/'} className={isRow ? rowLink : columnLink} onClick={onChoose}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
