import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { teachingResourcesQueryOptions } from '../data/teaching-resources.ts';
import { messages } from '../messages/index.ts';

const mostLinks = 2;

/** Where a skill can be learnt, if one of the career resources teaches it. Without them the page says nothing of it. */
export function LearnLinks({ skill }: { readonly skill: string }) {
  const text = useMessages(messages);
  const { data } = useQuery(teachingResourcesQueryOptions());
  const titles = data?.get(skill.toLowerCase()) ?? [];
  return titles.slice(0, mostLinks).map((title) => (
    <Link
      key={title}
      to={`${paths.resources}?q=${encodeURIComponent(title)}`}
      className="flex min-h-8 items-center gap-2 self-start font-semibold text-primary text-sm underline underline-offset-4"
    >
      <BookOpen aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      {text.learn(title)}
    </Link>
  ));
}
