import { TextLink } from '@fursa/shared/bundled/text-link';
import { paths } from '@fursa/shared/contract';
import { useGiveConsent } from '@fursa/shared/data/consents';
import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { serviceMessages } from '../messages.ts';
import { useProviderConsent } from './use-provider-consent.ts';

/** Where an AI service is connected: says what is sent there, and asks before the first time. */
export function ProviderConsent({ userId }: { readonly userId: string }) {
  const text = useMessages(serviceMessages);
  const { provider, holds, isKnown } = useProviderConsent(userId);
  const agree = useGiveConsent(userId);
  if (provider === undefined) return null;
  return (
    // Its place is kept until it is known which of the two it says.
    <div className={`flex max-w-line flex-col items-start gap-2 text-sm ${isKnown ? '' : 'invisible'}`}>
      <p className="wrap-anywhere text-muted">
        <span>{holds ? text.agreed(provider) : text.consentQuestion(provider)}</span>{' '}
        {holds && <TextLink to={paths.myData}>{text.takeBack}</TextLink>}
      </p>
      {!holds && (
        <Button busy={agree.isPending} onClick={() => agree.mutate('ai_cv')}>
          {text.agree(provider)}
        </Button>
      )}
      {agree.isError && (
        <p role="alert" className="text-danger">
          {text.consentFailed}
        </p>
      )}
    </div>
  );
}
