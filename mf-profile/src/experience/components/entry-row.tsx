import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { firstPress } from '../../skills/components/first-press.ts';
import { experienceMessages } from '../messages.ts';
import { nameOf, periodOf, titlesOf } from '../model/entry-titles.ts';
import { detailsOf } from '../model/entry-values.ts';
import { type Entry, keyOf, type Section } from '../model/resume.ts';

export interface EntryRowProps {
  readonly section: Section;
  readonly entry: Entry;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Of the button that opens the form of an entry: it has the focus when the form is closed. */
export const editButtonId = (key: string) => `edit-entry-${key}`;

/** An entry as it is stored, and what can be done with it. */
export function EntryRow({ section, entry, onEdit, onDelete }: EntryRowProps) {
  const text = useMessages(experienceMessages);
  const { title, place } = titlesOf(section, entry, text);
  const period = periodOf(section, entry, text);
  const name = nameOf(section, entry, text);
  const details = detailsOf(entry);
  return (
    <div className="flex flex-col gap-1">
      <p dir="auto" className="wrap-anywhere font-semibold">
        {title}
      </p>
      {place !== '' && (
        <p dir="auto" className="wrap-anywhere">
          {place}
        </p>
      )}
      {period !== '' && <p className="text-muted text-sm">{period}</p>}
      {details.length > 0 && (
        <p dir="auto" className="wrap-anywhere line-clamp-3 whitespace-pre-line text-muted text-sm">
          {details.join('\n')}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button id={editButtonId(keyOf(entry))} aria-label={text.editEntry(name)} onClick={firstPress(onEdit)}>
          {text.edit}
        </Button>
        <Button variant="destructive" aria-label={text.deleteEntry(name)} onClick={firstPress(onDelete)}>
          {text.delete}
        </Button>
      </div>
    </div>
  );
}
