import { useMessages } from '@fursa/shared/i18n';
import { useNavigation } from '@fursa/shared/router';
import { messages } from '../composition/messages.ts';

/** A thin bar while a page is on its way; it waits a moment, so that fast navigations show nothing. */
export function NavigationProgress() {
  const text = useMessages(messages);
  const isLoading = useNavigation().state === 'loading';
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px]">
      {isLoading && (
        <div className="navigation-progress h-full bg-primary">
          <span className="sr-only">{text.loading}</span>
        </div>
      )}
    </div>
  );
}
