import { readPublicConfig } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { serviceMessages } from '../messages/service-messages.ts';

export interface AnsweredByProps {
  /**
   * `device`: nothing left it. `stored`: the score that every list shows. `budget`: the local engine, since the AI service is used up.
   * `stand-in`: this device, since the AI service failed.
   */
  readonly who: 'device' | 'stored' | 'local' | 'budget' | 'stand-in' | 'provider';
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
