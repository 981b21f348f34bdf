import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { ChevronRight, FileText } from 'lucide-react';
import { messages } from '../../messages.ts';
import { cvPath } from '../cv-path.ts';

/** The way to the CV that is made from the profile. */
export function CvPageLink() {
  const text = useMessages(messages).cvPage;
  return (
    <Link
      to={cvPath}
      className="mt-6 flex min-h-11 items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 hover:border-edge"
    >
      <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{text.title}</span>
        <span className="block text-muted text-sm">{text.help}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
