import { expectConsoleOutput } from '@fursa/shared/testing';
import { type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useNoteHydrated, watchHydration } from '../page-watch/hydration-watch.ts';
import { Catch } from '../remote-boundary.tsx';
import { makeVersion } from '../testing/serve-versions.ts';
import { PrerenderedPlace } from './prerendered-place.tsx';

const arrival = Promise.resolve({
  status: 'loaded' as const,
  remote: makeVersion('mf-auth', '1.0.0'),
  Page: () => null,
  Surface: Suspense,
  watchHydration,
});
const never = new Promise<void>(() => undefined);

/** The page as its code has it, over the HTML that came with the document. */
async function hydrate(page: ReactNode) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const reasons: string[] = [];
  const shown = vi.fn();
  const place = (content: ReactNode) => (
    <Catch fallback={() => 'It failed'} onFailure={(reason) => reasons.push(String(reason))}>
      <PrerenderedPlace arrival={arrival} onHydrated={shown}>
        {content}
      </PrerenderedPlace>
    </Catch>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(place(<Page />));
  const hydrated = hydrateRoot(root, place(page));
  onTestFinished(() => {
    hydrated.unmount();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const pass = async (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  return { text: () => root.textContent, pass, reasons, shown };
}

function Page() {
  useNoteHydrated(true);
  return 'The page';
}

function Waiting(): never {
  throw never;
}

test('A prerendered page that waits for ever is thrown out five seconds after its code came', async () => {
  expectConsoleOutput(/MountError/);
  const { text, pass, reasons } = await hydrate(<Waiting />);
  await pass(4);
  expect(text()).toBe('The page');
  await pass(1);
  await vi.waitFor(() => expect(text()).toBe('It failed'));
  expect(reasons).toEqual(['MountError: A prerendered page waits without end']);
});

test('A prerendered page that was taken over stays', async () => {
  const { text, pass, shown } = await hydrate(<Page />);
  await vi.waitFor(() => expect(shown).toHaveBeenCalled());
  await pass(10);
  expect(text()).toBe('The page');
});
