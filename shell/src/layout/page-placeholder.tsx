import { useMessages } from '@fursa/shared/i18n';
import { messages } from '../messages.ts';

/** Says that the first page is on its way. Its place is as tall as the screen anyway (`Layout`). */
export function PagePlaceholder() {
  const text = useMessages(messages);
  return (
    <div className="navigation-progress pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] bg-primary">
      <span className="sr-only">{text.loading}</span>
    </div>
  );
}
