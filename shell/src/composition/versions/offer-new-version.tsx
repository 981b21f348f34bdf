import { onEvent } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { Button } from '@fursa/shared/ui';
import { createRoot } from 'react-dom/client';
import { newestRemotes } from '../page-registry.ts';

/** What the line says that offers an open tab what was released meanwhile. */
const messages = defineMessages({
  en: {
    text: 'There is a newer version of this page.',
    reload: 'Reload',
    dismiss: 'Not now',
  },
});

let showAgain: (() => void) | undefined;
/** Versions that somebody does not want now. */
const dismissed = new Set<string>();

/**
 * Offers what was released while this tab is open, in a line at the lower edge: the page works on, and nothing on it moves. Whoever
 * does nothing gets it when they next open a page of that remote.
 */
export function offerNewVersion(): void {
  if (showAgain === undefined) {
    const place = document.createElement('div');
    // It is in the page before anything comes into it, or screen readers would not hear that.
    place.role = 'status';
    place.className = 'fixed bottom-4 left-4 z-30 mr-22 max-w-md';
    document.body.append(place);
    const root = createRoot(place);
    showAgain = () => {
      const newer = findNewer();
      root.render(newer !== undefined && !dismissed.has(newer) ? <NewVersion version={newer} /> : null);
    };
    onEvent('shell:page-shown', showAgain);
  }
  showAgain();
}

/** The newer version of what is on screen, with the name of its remote. */
function findNewer(): string | undefined {
  const places = [...document.querySelectorAll<HTMLElement>('main [data-mf-version]')];
  return newestRemotes()
    .filter(({ name, version }) => places.some(({ dataset }) => dataset.mf === name && dataset.mfVersion !== version))
    .map(({ name, version }) => `${name}@${version}`)[0];
}

function NewVersion({ version }: { readonly version: string }) {
  const text = useMessages(messages);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-edge bg-surface px-4 py-2 text-sm text-ink shadow-float">
      <p>{text.text}</p>
      <div className="flex gap-2">
        <Button onClick={() => window.location.reload()}>{text.reload}</Button>
        <Button
          variant="quiet"
          onClick={() => {
            dismissed.add(version);
            showAgain?.();
          }}
        >
          {text.dismiss}
        </Button>
      </div>
    </div>
  );
}
