import { ConnectionBanner } from './connection-banner.tsx';
import { HostWarning } from './host-warning.tsx';
import { StorageNotice } from './storage-notice.tsx';

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
