import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Contact } from './contact.tsx';
import { LegalDocument, LegalSection } from './legal-document.tsx';
import { legalMessages } from './messages.ts';
import { privacyMessages } from './privacy-messages.ts';
import { StoredRecords } from './stored-records.tsx';

export function PrivacyPage() {
  const text = useMessages(privacyMessages);
  const { short, who, device, sharing, safety, rights, asking, complaint } = text.sections;
  const { contact } = useMessages(legalMessages);
  return (
    <LegalDocument path={paths.privacy} text={text}>
      <LegalSection text={short} />
      <LegalSection text={who} />
      <Contact text={contact} />
      <StoredRecords text={text.records} />
      <LegalSection text={device} />
      <LegalSection text={sharing} />
      <LegalSection text={safety} />
      <LegalSection text={rights} />
      <LegalSection text={asking} />
      <LegalSection text={complaint} />
    </LegalDocument>
  );
}
