import { useMessages } from '@fursa/shared/i18n';
import { toggleTheme, useTheme } from '@fursa/shared/preferences';
import { Moon, Sun } from 'lucide-react';
import { iconButtonClass } from './icon-button-class.ts';
import { messages } from './messages.ts';

export function ThemeToggle() {
  const text = useMessages(messages).theme;
  const isDark = useTheme() === 'dark';
  const Icon = isDark ? Sun : Moon;
  return (
    <button
      type="button"
      className={iconButtonClass}
      aria-label={isDark ? text.toLight : text.toDark}
      onClick={toggleTheme}
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
    </button>
  );
}
