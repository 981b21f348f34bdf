import { readPageConfig } from '@fursa/shared/contract/page-config';
import { useState } from 'react';
import { LegalLink } from './legal-document.tsx';
import type { legalMessages } from './messages.ts';

/** How to reach the operator, or that they have not said it. */
export function Contact({ text }: { readonly text: typeof legalMessages.en.contact }) {
  const [contact] = useState(() => readPageConfig().contact);
  return (
    <section className="flex max-w-line flex-col gap-3">
      <h2 className="text-xl">{text.title}</h2>
      <p>{contact === undefined ? text.unknown : text.known}</p>
      {contact !== undefined && (
        <p>
          <LegalLink href={contact.includes('@') ? `mailto:${contact}` : contact}>{contact}</LegalLink>
        </p>
      )}
    </section>
  );
}
