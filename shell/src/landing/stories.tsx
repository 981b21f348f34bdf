import { useMessages } from '@fursa/shared/i18n';
import { messages } from './messages.ts';

export function Stories() {
  const { stories, storiesTitle, storiesNote } = useMessages(messages);
  return (
    <section aria-labelledby="stories-title" className="flex flex-col gap-6">
      <h2 id="stories-title" className="text-2xl font-semibold">
        {storiesTitle}
      </h2>
      <p className="-mt-4 text-muted">{storiesNote}</p>
      <div className="grid gap-8 md:grid-cols-3">
        {[stories.first, stories.second, stories.third].map(({ quote, person }) => (
          <figure key={person} className="flex flex-col gap-3 border-t-2 border-line pt-4">
            <blockquote className="text-lg">{quote}</blockquote>
            <figcaption className="text-sm text-muted">{person}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
