import { SearchField, type SearchFieldProps } from '@fursa/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface SearchBoxProps extends Pick<SearchFieldProps, 'label' | 'help' | 'className'> {
  /** What the list shows, as the address says it. */
  readonly searched: string;
  /** Called when typing pauses, and at once on Enter. */
  readonly onSearch: (text: string) => void;
}

const pause = 200;

/**
 * A search that starts by itself. While somebody is in the field it belongs to them, so that a slow navigation never
 * takes a letter back; otherwise it shows what the address says, so that `Back` and links change it.
 */
export function SearchBox({ searched, onSearch, className, ...field }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const handlePause = useEffectEvent(commit);

  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => handlePause(draft), pause);
    return () => clearTimeout(timer);
  }, [draft]);

  useEffect(() => {
    if (input.current !== null && input.current !== document.activeElement) input.current.value = searched;
  }, [searched]);

  function commit(text: string | undefined): void {
    setDraft(undefined);
    if (text !== undefined && text !== searched) onSearch(text);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: phones with a browser from before 2023 do not know <search>.
    <form
      role="search"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        commit(draft);
      }}
    >
      <SearchField {...field} ref={input} defaultValue={searched} onChange={(event) => setDraft(event.target.value)} />
    </form>
  );
}
