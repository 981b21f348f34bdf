import { paths } from '@fursa/shared/contract';
import { useLocalizedText, useMessages } from '@fursa/shared/i18n';
import { readRegistry } from '../composition/page-registry.ts';
import { Contact } from './contact.tsx';
import { LegalDocument, LegalLink, LegalSection } from './legal-document.tsx';
import { legalMessages } from './messages.ts';
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

/** The build of each app writes it, with the licences of what is in that app. */
const noticesFile = 'third-party-notices.txt';

/** Leads to the licences of everything in the shell and in each remote that is not ours. */
function Notices({ text }: { readonly text: typeof termsMessages.en.notices }) {
  const localize = useLocalizedText();
  const { remotes } = readRegistry();
  return (
    <section className="flex max-w-line flex-col gap-3">
      <h2 className="text-xl">{text.title}</h2>
      <p>{text.text}</p>
      <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-muted">
        <li>
          <LegalLink href={`/${noticesFile}`}>{text.shell}</LegalLink>
        </li>
        {remotes.map(({ name, displayName, baseUrl }) => (
          <li key={name}>
            <LegalLink href={`${baseUrl}${noticesFile}`}>{localize(displayName)}</LegalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
