import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Contact } from './contact.tsx';
import { LegalDocument, LegalSection } from './legal-document.tsx';
import { legalMessages } from './messages.ts';
import { privacyMessages } from './privacy-messages.ts';

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

/** What is stored, kind by kind: cards instead of a table, which on a small screen would scroll sideways. */
function StoredRecords({ text }: { readonly text: typeof privacyMessages.en.records }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{text.title}</h2>
      <p>{text.text}</p>
      <ul className="mt-1 flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {Object.entries(text.kinds).map(([key, kind]) => (
          <li key={key} className="flex flex-col gap-2 p-4 md:px-6 md:py-5">
            <h3 className="text-lg">{kind.title}</h3>
            <p>{kind.text}</p>
            <dl className="flex flex-col gap-2 text-sm md:grid md:grid-cols-2 md:gap-6">
              {(['why', 'until'] as const).map((name) => (
                <div key={name}>
                  <dt className="text-muted">{text.labels[name]}</dt>
                  <dd>{kind[name]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
