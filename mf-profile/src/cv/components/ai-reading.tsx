import { type AppError, readPublicConfig } from '@fursa/shared/backend';
import { consentsQueryOptions, holdsConsent, useGiveConsent } from '@fursa/shared/data/consents';
import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../messages.ts';
import { useAskAi } from '../data/ask-ai.ts';
import type { CvDocument } from '../data/cv-document.ts';
import { cvMessages } from '../messages.ts';

export interface AiReadingProps {
  readonly userId: string;
  readonly document: CvDocument;
}

/** Where an AI service is connected: lets it look for skills and jobs too, once the person has agreed to what is sent where. */
export function AiReading({ userId, document }: AiReadingProps) {
  const provider = readPublicConfig().aiProvider;
  return provider === undefined ? null : <AskAi userId={userId} document={document} provider={provider} />;
}

function AskAi({ userId, document, provider }: AiReadingProps & { readonly provider: string }) {
  const text = useMessages(cvMessages);
  const { reasons } = useMessages(messages);
  const consents = useQuery(consentsQueryOptions(userId));
  const agree = useGiveConsent(userId);
  const ask = useAskAi(userId);
  const hasAgreed = consents.data !== undefined && holdsConsent(consents.data, 'ai_cv');
  const isBusy = agree.isPending || ask.isPending;
  const failure = agree.error ?? ask.error;

  function describe({ code, message }: AppError): string {
    if (code === 'timeout') return text.tookTooLong;
    if (code === 'invalid-response') return text.aiInvalidAnswer;
    // What was answered is said as it is: by specification the function's own words, or the status.
    return code === 'offline' || code === 'unauthenticated' ? reasons[code] : message;
  }

  function look(): void {
    if (hasAgreed) ask.mutate(document);
    else agree.mutate('ai_cv', { onSuccess: () => ask.mutate(document) });
  }

  if (consents.data === undefined) return null;
  return (
    <section className="flex flex-col items-start gap-2 border-line border-t pt-4">
      <p className="text-muted text-sm">{hasAgreed ? text.aiAgreed(provider) : text.aiQuestion(provider)}</p>
      <Button busy={isBusy} onClick={look}>
        {isBusy ? text.aiLooking : hasAgreed ? text.ai : text.aiAgree}
      </Button>
      <p role="status" className="text-muted text-sm empty:hidden">
        {ask.isSuccess && (ask.data === null ? text.aiNotThere : text.aiFound(ask.data.skills, ask.data.jobs))}
      </p>
      {failure !== null && (
        <p role="alert" className="text-danger">
          {describe(failure)}
        </p>
      )}
    </section>
  );
}
