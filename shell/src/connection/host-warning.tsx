import { readPageConfig } from '@fursa/shared/contract/page-config';
import { useMessages } from '@fursa/shared/i18n';
import { ButtonAnchor, Notice } from '@fursa/shared/ui';
import { useState } from 'react';
import { findForeignSite } from './foreign-site.ts';
import { connectionMessages } from './messages.ts';

/** Warns people whose page is not where the product is, or came over a line that others can read. */
export function HostWarning() {
  const { unknownHost: text, insecure } = useMessages(connectionMessages);
  const [siteUrl] = useState(() => readPageConfig().siteUrl);
  const site = findForeignSite(window.location.href, siteUrl);
  if (siteUrl === undefined || site === undefined) {
    if (window.isSecureContext !== false) return null;
    return (
      <Notice role="alert" tone="warning" title={insecure.title} className="m-4 md:mx-6">
        {insecure.text}
      </Notice>
    );
  }
  return (
    <Notice role="alert" tone="warning" title={text.title} className="m-4 md:mx-6">
      <p>{text.text(window.location.host, site)}</p>
      <ButtonAnchor href={siteUrl} className="mt-3">
        {text.go(site)}
      </ButtonAnchor>
    </Notice>
  );
}
