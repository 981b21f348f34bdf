import { useMessages } from '@fursa/shared/i18n';
import type { DraftSentence } from '../data/write-draft.ts';
import { messages } from '../messages.ts';

/** The words of CV and advert that bear a sentence out. */
export function Sources({ sentence: { sources } }: { readonly sentence: DraftSentence }) {
  const text = useMessages(messages);
  return (
    <ul className="wrap-anywhere flex flex-col gap-1 border-primary border-l-3 pl-3 text-muted text-sm">
      {sources.map(({ from, quote }) => (
        <li key={from + quote}>
          {text.sources[from]} <q dir="auto">{quote}</q>
        </li>
      ))}
    </ul>
  );
}
