import { emitEvent } from '@fursa/shared/contract';
import { Page, PageHeading } from '@fursa/shared/ui';
import { type ReactNode, useEffect } from 'react';

export interface LegalSectionText {
  readonly title: string;
  readonly text?: string;
  readonly items?: Readonly<Record<string, string>>;
  readonly after?: string;
  readonly link?: { readonly label: string; readonly href: string };
}

interface LegalDocumentProps {
  readonly path: string;
  readonly text: { readonly title: string; readonly lead: string; readonly changed: string };
  readonly children: ReactNode;
}

/** A page to be read from top to bottom. */
export function LegalDocument({ path, text, children }: LegalDocumentProps) {
  useEffect(() => {
    document.title = `${text.title} · Fursa`;
    emitEvent('shell:page-shown', { path, remote: 'shell' });
  }, [text.title, path]);
  return (
    <Page width="text">
      <PageHeading title={text.title} lead={text.lead} />
      {children}
      <p className="text-sm text-muted">{text.changed}</p>
    </Page>
  );
}

export function LegalLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} className="text-primary underline underline-offset-4" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** A heading with what belongs below it. */
export function LegalSection({ text }: { readonly text: LegalSectionText }) {
  const items = Object.entries(text.items ?? {});
  return (
    <section className="flex max-w-line flex-col gap-3">
      <h2 className="text-xl">{text.title}</h2>
      {text.text && <p>{text.text}</p>}
      {items.length > 0 && (
        <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-muted">
          {items.map(([key, item]) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      )}
      {text.after && <p>{text.after}</p>}
      {text.link && (
        <p>
          <LegalLink href={text.link.href}>{text.link.label}</LegalLink>
        </p>
      )}
    </section>
  );
}
