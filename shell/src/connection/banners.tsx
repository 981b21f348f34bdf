import { isStorageRefused, onStorageRefused } from '@fursa/shared/contract';
import { readPageConfig } from '@fursa/shared/contract/page-config';
import { useMessages } from '@fursa/shared/i18n';
import { ButtonAnchor, Notice } from '@fursa/shared/ui';
import { useState, useSyncExternalStore } from 'react';
import { ConnectionBanner } from './connection-banner.tsx';
import { connectionMessages } from './messages.ts';

/** What people must know on every page, whatever they do there. */
export function Banners() {
  return (
    <>
      <HostWarning />
      <StorageNotice />
      <ConnectionBanner />
    </>
  );
}

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

/** As the address bar writes them. */
const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The host the product is at, when the page is at another one: a copy made to catch passwords, or a forgotten address.
 * Undefined when all is well, also on this very machine, where people build and test.
 *
 * @param siteUrl where people reach the product, as its server says; an installation that does not say is not checked
 */
export function findForeignSite(pageUrl: string, siteUrl: string | undefined): string | undefined {
  if (siteUrl === undefined) return undefined;
  const here = new URL(pageUrl).hostname;
  const site = new URL(siteUrl);
  return here === site.hostname || loopback.test(here) ? undefined : site.host;
}

/** Says in one quiet line that the browser stores nothing, or no more; its place is there before, or nobody would hear it. */
export function StorageNotice() {
  const text = useMessages(connectionMessages).notStored;
  const isRefused = useSyncExternalStore(onStorageRefused, isStorageRefused);
  return (
    <p role="status" className="m-4 text-muted text-sm empty:hidden md:mx-6">
      {isRefused && text}
    </p>
  );
}
