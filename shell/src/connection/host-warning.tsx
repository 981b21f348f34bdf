import { useMessages } from '@fursa/shared/i18n';
import { ButtonAnchor, Notice } from '@fursa/shared/ui';
import { useState } from 'react';
import { connectionEn } from '../messages/connection-en.ts';
import { readPublicConfig } from '../public-config.ts';
import { findForeignSite } from './foreign-site.ts';

/** Warns people whose page is not where the product is. */
export function HostWarning() {
  const text = useMessages({ en: connectionEn }).unknownHost;
  const [siteUrl] = useState(() => readPublicConfig().siteUrl);
  const site = findForeignSite(window.location.href, siteUrl);
  if (siteUrl === undefined || site === undefined) return null;
  return (
    <Notice role="alert" tone="warning" title={text.title} className="m-4 md:mx-6">
      <p>{text.text(window.location.host, site)}</p>
      <ButtonAnchor href={siteUrl} className="mt-3">
        {text.go(site)}
      </ButtonAnchor>
    </Notice>
  );
}
