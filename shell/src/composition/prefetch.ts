import { paths } from '@fursa/shared/contract';
import { useAuthStore } from '@fursa/shared/session';
import { loadPage } from './load-page.ts';
import { addressInUse, type RemotePageAddress } from './page-registry.ts';

/**
 * Fetches a page's remote as soon as somebody points at, focuses or touches a link to it, anywhere in the document.
 * A page that a signed-out visitor would be sent away from prefetches the sign-in page instead. With Save-Data nothing is fetched
 * before the click.
 */
export function prefetchOnIntent(pages: readonly RemotePageAddress[]): () => void {
  const matchers = pages.map((address) => ({ address, pattern: toPattern(address.page.path) }));
  const login = pages.find(({ page }) => page.path === paths.login);

  function handleIntent({ target }: Event): void {
    // Who pays for every megabyte may point at ten links and press one.
    if (navigator.connection?.saveData) return;
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    const address = matchers.find(({ pattern }) => pattern.test(link.pathname))?.address;
    if (!address) return;
    const isClosed = address.page.access === 'protected' && !useAuthStore.getState().isAuthenticated;
    const wanted = isClosed ? login : address;
    if (wanted) void loadPage(addressInUse(wanted));
  }

  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const intent of intents) document.addEventListener(intent, handleIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, handleIntent);
  };
}

/** Of the router's patterns the pages use texts and `:names` only. Written here, so that links need not wait for the router. */
function toPattern(path: string): RegExp {
  const source = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+');
  return new RegExp(`^${source}/?$`, 'i');
}
