import { useMessages } from '@fursa/shared/i18n';
import { ButtonAnchor, Card } from '@fursa/shared/ui';
import { BookOpen, FileText, Globe, GraduationCap, type LucideIcon, Video } from 'lucide-react';
import { messages } from '../messages/index.ts';
import type { Resource, ResourceType } from '../model/resource.ts';

const icons: Readonly<Record<ResourceType, LucideIcon>> = {
  course: GraduationCap,
  video: Video,
  article: FileText,
  website: Globe,
};

export function ResourceCard({ resource }: { readonly resource: Resource }) {
  const text = useMessages(messages);
  const Icon = icons[resource.type] ?? BookOpen;
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-primary-soft text-primary">
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </span>
        <div className="min-w-0">
          <h2 dir="auto" className="wrap-anywhere text-lg leading-snug">
            {resource.title}
          </h2>
          <p className="text-muted text-sm">{text.types[resource.type]}</p>
        </div>
      </div>
      <p dir="auto" className="wrap-anywhere line-clamp-3">
        {resource.description}
      </p>
      <ButtonAnchor href={resource.url} variant="secondary" className="mt-auto self-start">
        {text.view} <span className="sr-only">{text.ofResource(resource.title)}</span>
      </ButtonAnchor>
    </Card>
  );
}
