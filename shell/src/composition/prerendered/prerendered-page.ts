import { lazy } from 'react';
import { keepPage, type LoadedPage, type PageOutcome } from '../load-page.ts';
import type { RemotePageAddress } from '../page-registry.ts';
import { resolvePage } from '../resolve-page.ts';

/** A page whose HTML came with the document; its code takes the HTML over when it is there. */
export interface PrerenderedPage extends LoadedPage {
  /** What loading it came to. Until then, and when it is another version or a failure, its components wait. */
  readonly arrival: Promise<PageOutcome>;
}

/**
 * The page that the document was prerendered with; undefined when it is of another version, or was rendered without what this visit
 * brings: a query, or what the page before had to say.
 */
export function findPrerendered(
  place: HTMLElement,
  pages: readonly RemotePageAddress[],
): RemotePageAddress | undefined {
  // Where React Router keeps the state of a location: it outlives a reload.
  if (window.location.search || window.history.state?.usr) return undefined;
  return pages.find(
    ({ remote, page }) =>
      remote.name === place.dataset.mf &&
      remote.version === place.dataset.mfVersion &&
      page.path === window.location.pathname,
  );
}

/** Loads the code of a prerendered page. The outcome is there at once, so that React keeps the page's HTML until the code is. */
export function adoptPage(address: RemotePageAddress): PrerenderedPage {
  const arrival = resolvePage(address, new Request(window.location.href));
  // What is another version, or a failure, takes the place of this page (`RemotePage`).
  const own = new Promise<LoadedPage>((resolve) => {
    void arrival.then((outcome) => {
      if (outcome.status !== 'loaded' || outcome.remote !== address.remote) return;
      // Later loads bring these components again: others would begin the page anew, without what was typed in it.
      keepPage(address, page);
      resolve(outcome);
    });
  });
  const page: PrerenderedPage = {
    status: 'loaded',
    remote: address.remote,
    Page: lazy(async () => ({ default: (await own).Page })),
    Surface: lazy(async () => ({ default: (await own).Surface })),
    arrival,
  };
  return page;
}
