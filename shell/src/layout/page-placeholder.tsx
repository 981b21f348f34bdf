import { useMessages } from '@fursa/shared/i18n';
import { messages } from '../messages/index.ts';

/**
 * Stands where the first page will be while it is on its way. As tall as the screen, so that the footer does not jump when
 * the page comes.
 */
export function PagePlaceholder() {
  const text = useMessages(messages);
  return (
    <div className="min-h-dvh">
      <div className="navigation-progress pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] bg-primary">
        <span className="sr-only">{text.loading}</span>
      </div>
    </div>
  );
}
