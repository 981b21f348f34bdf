import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pieceClasses } from '../join-classes.ts';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

export interface SearchBoxProps
  extends Pick<SearchFieldProps, 'label' | 'labelHidden' | 'placeholder' | 'help' | 'className' | 'children'> {
  /** What the list shows, as the address says it. */
  readonly searched: string;
  /** Called when typing pauses, and at once on Enter. */
  readonly onSearch: (text: string) => void;
  /** What of a text reaches the address: reading the address must give the same text again. All of it unless stated. */
  readonly clean?: (text: string) => string;
}

const pause = 200;

/**
 * A search that starts by itself. What somebody types reaches the address later, maybe while they type on: such an address
 * takes no letter back. Any other change of the address, by `Back` or a link, is shown in the field.
 */
export function SearchBox({ searched, onSearch, clean = asItIs, className, ...field }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  /** Searches of this field that the address has yet to show, the oldest first. */
  const pendingSearches = useRef<string[]>([]);
  const [draft, setDraft] = useState<string>();
  const handlePause = useEffectEvent(commit);

  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => handlePause(draft), pause);
    return () => clearTimeout(timer);
  }, [draft]);

  useEffect(() => {
    const place = pendingSearches.current.indexOf(searched);
    pendingSearches.current = pendingSearches.current.slice(place + 1);
    if (place >= 0) return;
    pendingSearches.current = [];
    setDraft(undefined);
    if (input.current !== null) input.current.value = searched;
  }, [searched]);

  function commit(text: string | undefined): void {
    setDraft(undefined);
    if (text === undefined) return;
    const wanted = clean(text);
    if (wanted === (pendingSearches.current.at(-1) ?? searched)) return;
    pendingSearches.current.push(wanted);
    onSearch(wanted);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: phones with a browser from before 2023 do not know <search>.
    <form
      role="search"
      className={pieceClasses(undefined, className)}
      onSubmit={(event) => {
        event.preventDefault();
        commit(draft);
      }}
    >
      <SearchField {...field} ref={input} defaultValue={searched} onChange={(event) => setDraft(event.target.value)} />
    </form>
  );
}

function asItIs(text: string): string {
  return text;
}
