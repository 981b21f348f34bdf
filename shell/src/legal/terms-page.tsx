import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Contact } from './contact.tsx';
import { LegalDocument, LegalSection } from './legal-document.tsx';
import { legalMessages } from './messages.ts';
import { Notices } from './notices.tsx';
import { termsMessages } from './terms-messages.ts';

export function TermsPage() {
  const text = useMessages(termsMessages);
  const { contact } = useMessages(legalMessages);
  return (
    <LegalDocument path={paths.terms} text={text}>
      {Object.entries(text.sections).map(([key, section]) => (
        <LegalSection key={key} text={section} />
      ))}
      <Notices text={text.notices} />
      <Contact text={contact} />
    </LegalDocument>
  );
}
