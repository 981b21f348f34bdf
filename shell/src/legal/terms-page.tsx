import { useMessages } from '@fursa/shared/i18n';
import { termsEn } from '../messages/terms-en.ts';
import { LegalDocument, LegalSection } from './legal-document.tsx';
import { legalPaths } from './legal-paths.ts';

export function TermsPage() {
  const text = useMessages({ en: termsEn });
  return (
    <LegalDocument path={legalPaths.terms} text={text}>
      {Object.entries(text.sections).map(([key, section]) => (
        <LegalSection key={key} text={section} />
      ))}
    </LegalDocument>
  );
}
