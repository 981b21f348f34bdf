import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { wordingNotesQueryOptions } from '../data/find-notes.ts';
import { messages } from '../messages.ts';

export interface WordingNotesProps {
  readonly advert: string;
  /** Marks a part of the text, from one offset to another. */
  readonly onShow: (start: number, end: number) => void;
}

/** What is not plain or fair in an advert as it stands now. */
export function WordingNotes({ advert, onShow }: WordingNotesProps) {
  const text = useMessages(messages);
  const { data: notes, isError, isPlaceholderData } = useQuery(wordingNotesQueryOptions(useDeferredValue(advert)));
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">{text.notes}</h3>
      <p role="status" className="text-muted">
        {notes !== undefined && (notes.length === 0 ? text.noNotes : text.found(notes.length))}
      </p>
      {isError && (
        <p role="alert" className="text-danger">
          {text.notesFailed}
        </p>
      )}
      {notes !== undefined && notes.length > 0 && (
        <ul className="flex flex-col gap-4">
          {notes.map(({ code, start, end, words }) => (
            <li key={`${code}-${start}`} className="wrap-anywhere border-warning border-l-3 pl-3">
              <p className="font-semibold">
                <q>{words}</q>
              </p>
              <p className="max-w-line">{text.advice[code]}</p>
              <Button
                variant="quiet"
                className="text-sm"
                disabled={isPlaceholderData}
                onClick={() => onShow(start, end)}
              >
                {text.show}
                <span className="sr-only">{`: ${words}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted text-sm">{text.limits}</p>
    </section>
  );
}
