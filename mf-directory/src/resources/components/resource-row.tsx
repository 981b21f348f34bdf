import { useMessages } from '@fursa/shared/i18n';
import { ButtonAnchor, Card } from '@fursa/shared/ui';
import { BookOpen, FileText, Globe, GraduationCap, type LucideIcon, Video } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
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
    <Card as="article" className="flex h-full flex-col gap-2">
      <div className="flex flex-wrap items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-primary-soft text-primary">
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </span>
        <div className="min-w-0 grow basis-[9em]">
          <h2 dir="auto" className="wrap-anywhere text-lg leading-snug">
            <a href={url} target="_blank" rel="noopener noreferrer" className="py-1 underline-offset-4 hover:underline">
              {title} <span className="sr-only">{text.newTab}</span>
            </a>
          </h2>
          <Facts resource={resource} />
        </div>
      </div>
      {description !== '' && (
        <p dir="auto" className="wrap-anywhere line-clamp-3">
          {description}
        </p>
      )}
      {skills.length > 0 && (
        <ul aria-label={text.teaches} className="flex flex-wrap gap-1.5 text-sm">
          {skills.map((skill) => (
            <li
              key={skill}
              dir="auto"
              className="wrap-anywhere max-w-full rounded-full border border-line bg-canvas px-2.5 py-0.5 text-muted"
            >
              {skill}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-1">
        <ButtonAnchor href={url}>
          {text.view} <span className="sr-only">{title}</span>
        </ButtonAnchor>
        {resource.id !== academyEntryId && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold has-disabled:cursor-default">
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
      </div>
    </Card>
  );
}

/** Type, publisher, languages, length and cost, as far as they are known. */
function Facts({ resource: { type, publisher, languages, hours, extent, cost } }: Pick<ResourceRowProps, 'resource'>) {
  const text = useMessages(messages);
  const length = hours !== null ? text.hours(hours) : extent === null ? null : text.extents[extent];
  const facts = [
    text.types[type],
    publisher,
    languages.map((language) => text.languages[language]).join(', '),
    length,
    cost === null ? null : text.costs[cost],
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <p className="wrap-anywhere text-muted text-sm">
      {facts.map((fact, index) => (
        <span key={fact}>
          <bdi>{fact}</bdi>
          {/* No line begins with the dot. */}
          {index < facts.length - 1 && '\u00A0· '}
        </span>
      ))}
    </p>
  );
}
