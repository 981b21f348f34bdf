import { useMessages } from '@fursa/shared/i18n';
import { Notice } from '@fursa/shared/ui';
import { messages } from '../../messages/index.ts';

export interface DocumentsPanelProps {
  readonly hasCv: boolean;
}

/** The tab `Documents & CV`, which has nothing to press yet and says so. */
export function DocumentsPanel({ hasCv }: DocumentsPanelProps) {
  const text = useMessages(messages).documents;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold text-base">{text.title}</h3>
      {hasCv && <p>{text.stored}</p>}
      <Notice tone="neutral">{text.notReady}</Notice>
    </div>
  );
}
