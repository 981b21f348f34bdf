import { paths } from '@fursa/shared/contract';
import { useAuthStore } from '@fursa/shared/session';
import { loadPage } from './load-page.ts';
import type { RemotePageAddress } from './page-registry.ts';

/**
 * Fetches a page's remote as soon as somebody points at, focuses or touches a link to it, anywhere in the document.
 * A page that a signed-out visitor would be sent away from prefetches the sign-in page instead.
 */
export function prefetchOnIntent(pages: readonly RemotePageAddress[]): () => void {
  const pagesByPath = new Map(pages.map((address) => [address.page.path.toLowerCase(), address]));

  function handleIntent({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    const address = pagesByPath.get(link.pathname.toLowerCase());
    if (!address) return;
    const isClosed = address.page.access === 'protected' && !useAuthStore.getState().isAuthenticated;
    const wanted = isClosed ? pagesByPath.get(paths.login) : address;
    if (wanted) void loadPage(wanted);
  }

  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const intent of intents) document.addEventListener(intent, handleIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, handleIntent);
  };
}
