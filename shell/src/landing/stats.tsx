import { useMessages } from '@fursa/shared/i18n';
import { messages } from '../messages/index.ts';

export function Stats() {
  const { stats, statsLabel } = useMessages(messages).landing;
  return (
    <section aria-label={statsLabel}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4">
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
