import { useMessages } from '@fursa/shared/i18n';
import { messages } from '../messages.ts';
import type { Health } from '../model/sum-health.ts';

interface HealthNumbersProps {
  readonly version: string;
  readonly health: Health;
}

export function HealthNumbers({ version, health }: HealthNumbersProps) {
  const { health: text } = useMessages(messages);
  const shown = ['mounts', 'errors', 'retries', 'fallbacks'] as const;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">{text.of(version)}</p>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-3">
        {shown.map((name) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{text[name]}</dt>
            <dd className="text-xl font-semibold tabular-nums">{text.number(health[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
