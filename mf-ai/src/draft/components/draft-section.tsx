import { useMessages } from '@fursa/shared/i18n';
import { useProviderConsent } from '../../ai-service/components/use-provider-consent.ts';
import { messages } from '../messages.ts';
import { DraftPanel, type DraftPanelProps } from './draft-panel.tsx';

/** A cover letter and a summary of the CV for one job. */
export function DraftSection(props: Omit<DraftPanelProps, 'kind'>) {
  const text = useMessages(messages);
  const mayAskProvider = useProviderConsent(props.userId).holds;
  return (
    <section className="flex flex-col gap-4 border-line border-t pt-6">
      <h2 className="text-xl">{text.title}</h2>
      <p className="max-w-line text-muted">{mayAskProvider ? text.leadWithService : text.lead}</p>
      <DraftPanel {...props} kind="letter" />
      <DraftPanel {...props} kind="summary" />
    </section>
  );
}
