import { useMessages } from '@fursa/shared/i18n';
import { useProviderConsent } from '../../ai-service/components/use-provider-consent.ts';
import { messages } from '../messages.ts';
import { DraftPanel, type DraftPanelProps } from './draft-panel.tsx';

/** A cover letter and a summary of the CV for one job. */
export function DraftSection(props: Omit<DraftPanelProps, 'kind'>) {
  const text = useMessages(messages);
  const mayAskProvider = useProviderConsent(props.userId).holds;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">{text.title}</h3>
      <p className="max-w-line text-muted">{mayAskProvider ? text.leadWithService : text.lead}</p>
      <div className="flex flex-wrap gap-3">
        <DraftPanel {...props} kind="letter" />
        <DraftPanel {...props} kind="summary" />
      </div>
    </section>
  );
}
