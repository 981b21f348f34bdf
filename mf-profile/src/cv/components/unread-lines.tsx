import { useMessages } from '@fursa/shared/i18n';
import { cvMessages } from '../messages.ts';

/** What a CV tells of work and nobody could make a job of: the person can write it another way. */
export function UnreadLines({ lines }: { readonly lines: readonly string[] }) {
  const text = useMessages(cvMessages);
  if (lines.length === 0) return null;
  return (
    <details>
      <summary className="min-h-8 cursor-pointer font-semibold">{text.unread(lines.length)}</summary>
      <p className="text-muted text-sm">{text.unreadAdvice}</p>
      <ul className="flex list-disc flex-col gap-1 py-2 pl-5">
        {lines.map((line) => (
          <li key={line} dir="auto" className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}
