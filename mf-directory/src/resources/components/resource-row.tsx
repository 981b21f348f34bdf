import { useMessages } from '@fursa/shared/i18n';
import { ButtonAnchor } from '@fursa/shared/ui';
import { BookOpen, FileText, Globe, GraduationCap, type LucideIcon, Video } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { academyEntryId } from '../model/academy-entry.ts';
import type { Resource, ResourceType } from '../model/resource.ts';

const icons: Readonly<Record<ResourceType, LucideIcon>> = {
  course: GraduationCap,
  video: Video,
  article: FileText,
  website: Globe,
};

export interface ResourceRowProps {
  readonly resource: Resource;
  /** Undefined while nobody knows. */
  readonly isDone: boolean | undefined;
  /** Settles when it is stored, or is not going to be. */
  readonly onMark: (isDone: boolean) => Promise<void>;
}

/** What somebody can learn from: what it is, who made it, how long it takes, what it costs, and whether they have finished it. */
export function ResourceRow({ resource, isDone, onMark }: ResourceRowProps) {
  const text = useMessages(messages);
  const { title, type, url, description, skills } = resource;
  const Icon = icons[type] ?? BookOpen;
  /** What was pressed, until it is stored: the query cache tells a moment later, and the check would jump back for it. */
  const [pressed, setPressed] = useState<boolean>();

  async function handleMark(isNowDone: boolean): Promise<void> {
    setPressed(isNowDone);
    await onMark(isNowDone);
    setPressed(undefined);
  }

  return (
    // The one link covers the row, the check lies above it.
    <article className="relative grid gap-x-3 py-2 @2xs:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-primary-soft text-primary @max-2xs:hidden">
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </span>
      <h2 dir="auto" className="wrap-anywhere self-center text-base leading-tight">
        {title}
      </h2>
      <div className="order-last flex min-w-0 flex-col gap-0.5 text-sm @2xs:col-span-3 @2xl:col-span-2 @2xl:col-start-2">
        <Facts resource={resource} />
        {description !== '' && (
          <p dir="auto" className="wrap-anywhere line-clamp-3 max-w-line leading-snug">
            {description}
          </p>
        )}
        <div className="flex items-end justify-between gap-x-4 @max-2xs:flex-wrap">
          {skills.length > 0 && (
            <p className="wrap-anywhere line-clamp-2 min-w-0 text-muted leading-snug">{text.teaches(skills)}</p>
          )}
          <ButtonAnchor
            href={url}
            variant="quiet"
            className="ml-auto min-h-7! shrink-0 px-0! text-sm after:absolute after:inset-0"
          >
            {text.view} <span className="sr-only">{title}</span>
          </ButtonAnchor>
        </div>
      </div>
      {resource.id !== academyEntryId && (
        <label className="relative flex min-h-11 cursor-pointer items-center gap-2 self-start font-semibold text-sm has-disabled:cursor-default">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-primary"
            disabled={isDone === undefined}
            checked={pressed ?? isDone ?? false}
            aria-label={text.doneOf(title)}
            onChange={(event) => void handleMark(event.target.checked)}
          />
          {text.done}
        </label>
      )}
    </article>
  );
}

/** Type, publisher, languages, length and cost, as far as they are known. */
function Facts({
  resource: { title, type, publisher, languages, hours, extent, cost },
}: Pick<ResourceRowProps, 'resource'>) {
  const text = useMessages(messages);
  const length = hours !== null ? text.hours(hours) : extent === null ? null : text.extents[extent];
  const facts = [
    text.types[type],
    // Many are called by their publisher's name.
    publisher !== null && title.startsWith(publisher) ? null : publisher,
    languages.map((language) => text.languages[language]).join(', '),
    length,
    cost === null ? null : text.costs[cost],
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <p className="wrap-anywhere text-muted leading-snug">
      {facts.map((fact, index) => (
        <span key={fact}>
          <bdi>{fact}</bdi>
          {/* No line begins with the dot. */}
          {index < facts.length - 1 && <span>{'\u00A0· '}</span>}
        </span>
      ))}
    </p>
  );
}
