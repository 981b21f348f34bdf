import { useMessages } from '@fursa/shared/i18n';
import { messages } from './messages.ts';

export function Stats() {
  const { stats, statsLabel } = useMessages(messages);
  return (
    // Asks for the room it has and not for the screen's width: with a larger font there is less of it.
    <section aria-label={statsLabel} className="@container">
      <dl className="grid grid-cols-1 gap-x-4 gap-y-6 @min-[17rem]:grid-cols-2 @min-[40rem]:grid-cols-4">
        {[stats.jobs, stats.companies, stats.seekers, stats.resources].map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse border-l-2 border-primary pl-4">
            <dt className="text-muted">{label}</dt>
            <dd className="text-2xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
