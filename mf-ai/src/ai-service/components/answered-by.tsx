import { readPublicConfig } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { serviceMessages } from '../messages.ts';

export interface AnsweredByProps {
  /**
   * `device`: nothing left it. `stored`: the score that every list shows. `budget`: the local engine, since the AI service is used up.
   * `consent`: the local engine, since the person has not agreed to the AI service.
   * `stand-in`: this device, since the AI service failed.
   */
  readonly who: 'device' | 'stored' | 'local' | 'budget' | 'consent' | 'stand-in' | 'provider';
}

/** Who worked out what stands above, in one line. */
export function AnsweredBy({ who }: AnsweredByProps) {
  const { answeredBy } = useMessages(serviceMessages);
  const provider = readPublicConfig().aiProvider ?? '';
  return (
    <p className="wrap-anywhere text-muted text-sm">
      {who === 'provider' ? answeredBy.provider(provider) : answeredBy[who]}
    </p>
  );
}
