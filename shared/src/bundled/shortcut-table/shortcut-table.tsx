import { useMessages } from '@fursa/shared/i18n';
import { shortcutMessages, shortcuts } from '../shortcuts/shortcuts.ts';

/** Every key of the product and what it does. */
export function ShortcutTable({ className }: { readonly className: string }) {
  const actions = useMessages(shortcutMessages);
  return (
    <dl className={className}>
      {shortcuts.map(({ action, keys }) => (
        <div key={action} className="flex flex-wrap items-baseline gap-x-4 border-line border-t py-2">
          <dt className="w-20 shrink-0">
            <kbd
              translate="no"
              className="whitespace-nowrap rounded-sm border border-edge bg-canvas px-2 py-0.5 font-sans font-semibold text-sm"
            >
              {keys}
            </kbd>
          </dt>
          <dd className="min-w-0 flex-1 basis-40">{actions[action]}</dd>
        </div>
      ))}
    </dl>
  );
}
