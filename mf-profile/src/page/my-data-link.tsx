import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { ChevronRight, ShieldCheck } from 'lucide-react';
import { messages } from '../messages.ts';

/** The way to My data: under the tabs where there is room, at the end of the page on phones. */
export function MyDataLink() {
  const text = useMessages(messages).myData;
  return (
    <Link
      to={paths.myData}
      className="flex min-h-11 items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 hover:border-edge"
    >
      <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{text.title}</span>
        <span className="block text-muted text-sm">{text.help}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
