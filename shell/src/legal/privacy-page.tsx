import { useMessages } from '@fursa/shared/i18n';
import { privacyEn } from '../messages/privacy-en.ts';
import { LegalDocument, LegalSection } from './legal-document.tsx';
import { legalPaths } from './legal-paths.ts';
import { StoredRecords } from './stored-records.tsx';

export function PrivacyPage() {
  const text = useMessages({ en: privacyEn });
  const { short, who, device, sharing, safety, rights, asking, complaint } = text.sections;
  return (
    <LegalDocument path={legalPaths.privacy} text={text}>
      <LegalSection text={short} />
      <LegalSection text={who} />
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
