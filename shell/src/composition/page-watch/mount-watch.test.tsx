import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { createMemoryRouter, RouterProvider } from '@fursa/shared/router';
import { expectConsoleOutput } from '@fursa/shared/testing';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { current } from '../current-router.ts';
import { Catch } from '../remote-boundary.tsx';
import { mountingKey } from '../versions/failed-versions.ts';
import { MountWatch } from './mount-watch.tsx';
import { reloadDocument } from './reload-document.ts';

vi.mock(import('./reload-document.ts'), () => ({ reloadDocument: vi.fn() }));

const remote: RegisteredRemote = {
  name: 'mf-jobs',
  displayName: { en: 'Jobs' },
  owner: 'jobs team',
  contract: '^1.0.0',
  version: '1.0.0',
  entry: 'remoteEntry.js',
  entryGlobal: 'mf_jobs',
  baseUrl: '/remotes/mf-jobs/1.0.0/',
  pages: [],
  slots: [],
  preload: [],
  integrity: {},
};

const never = new Promise<void>(() => undefined);

function Waiting(): never {
  throw never;
}

function Endless() {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(count + 1), [count]);
  return <p>Endless</p>;
}

interface PartProps {
  readonly slot?: string;
  readonly isPrerendered?: boolean;
  readonly children: ReactNode;
}

/** As it stands in the product; thrown out, it says so. */
function Part({ slot, isPrerendered = false, children }: PartProps) {
  const name = slot ?? 'page';
  return (
    <Catch fallback={() => `${name} failed. `} onFailure={(reason) => reasons.push(String(reason))}>
      <MountWatch remote={remote} {...(slot !== undefined && { slot })} isPrerendered={isPrerendered}>
        {children}
      </MountWatch>
    </Catch>
  );
}

let reasons: string[] = [];
beforeEach(() => {
  vi.mocked(reloadDocument).mockClear();
  reasons = [];
  sessionStorage.clear();
});

/** Turns of the event loop instead of time: React works in each of them, on a busy machine, too. */
async function takeTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** As a browser draws it: `act` would wait until nothing is to be done, which is never. */
function show() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const place = document.createElement('div');
  const root = createRoot(place);
  let shown: ReactNode = null;
  let redraw: () => void = () => undefined;
  const subscribe = (listener: () => void) => {
    redraw = listener;
    return () => undefined;
  };
  const Content = () => useSyncExternalStore(subscribe, () => shown);
  const router = createMemoryRouter([
    { path: '/', element: <Content /> },
    { path: '/next', element: <Part>Next</Part> },
    { path: '/loading', element: <Part>Next</Part>, loader: () => never },
    // Begun, and not to be shown yet: as somebody sees it whose phone renders for seconds.
    {
      path: '/suspended',
      element: (
        <>
          <Part>Next</Part>
          <Waiting />
        </>
      ),
    },
  ]);
  current.router = router;
  root.render(<RouterProvider router={router} />);
  onTestFinished(() => {
    root.unmount();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return {
    /** Resolves when the text has been there and everybody could go elsewhere, if anybody can. */
    draw: async (content: ReactNode) => {
      shown = content;
      redraw();
      await takeTurns(200);
    },
    pass: async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        vi.advanceTimersByTime(1_000);
        await takeTurns(20);
      }
    },
    follow: async (to: string) => {
      void router.navigate(to);
      await takeTurns(200);
    },
    text: () => place.textContent,
  };
}

test('A document that ends while a page still waits for its data does not count as blocked by it', async () => {
  const { draw } = show();
  await draw(
    <Part>
      <Waiting />
    </Part>,
  );
  expect(sessionStorage.getItem(mountingKey)).toBe('mf-jobs@1.0.0/pages');
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(mountingKey)).toBe('');
});

test('What has been painted leaves no mark', async () => {
  const { draw, text } = show();
  await draw(<Part slot="home-panel">Painted</Part>);
  expect(text()).toBe('Painted');
  await expect.poll(() => sessionStorage.getItem(mountingKey)).toBe('');
});

test.each([undefined, 'home-panel'])('What waits for ever is thrown out after five seconds (%s)', async (slot) => {
  expectConsoleOutput(/MountError/);
  const { draw, pass, text } = show();
  await draw(
    <Part {...(slot !== undefined && { slot })}>
      <Waiting />
    </Part>,
  );
  await pass(4);
  expect(text()).toBe('');
  await pass(1);
  expect(text()).toContain('failed');
  expect(reasons).toEqual(['MountError: mf-jobs 1.0.0 waits without end']);
  expect(sessionStorage.getItem(mountingKey)).toBe('');
});

test.each([false, true])(
  'A page that updates without end is thrown out, prerendered or not (%s)',
  async (isPrerendered) => {
    expectConsoleOutput(/Maximum update depth|MountError/);
    const { draw, pass, text } = show();
    await draw(
      <Part isPrerendered={isPrerendered}>
        <Endless />
      </Part>,
    );
    await pass(4);
    expect(text()).toBe('Endless');
    await pass(1);
    expect(text()).toBe('page failed. ');
    expect(reasons).toEqual(['MountError: mf-jobs 1.0.0 updates without end']);
  },
);

test('A page that updates without end is left with its document, two seconds after a link led elsewhere', async () => {
  expectConsoleOutput(/Maximum update depth/);
  const { draw, pass, follow, text } = show();
  await draw(
    <Part>
      <Endless />
    </Part>,
  );
  await follow('/next');
  await pass(1);
  expect(reloadDocument).not.toHaveBeenCalled();
  await pass(1);
  expect(reloadDocument).toHaveBeenCalledOnce();
  expect(text()).toBe('Endless');
});

test('A document stays while the next page loads, and while it takes long to render', async () => {
  const { draw, pass, follow, text } = show();
  await draw(<Part>Page</Part>);
  await follow('/loading');
  await pass(10);
  expect(reloadDocument).not.toHaveBeenCalled();
  await follow('/suspended');
  await pass(10);
  expect(reloadDocument).not.toHaveBeenCalled();
  expect(text()).toBe('Page');
});

test('A slot that updates without end is thrown out, and the page beside it and what comes later stay', async () => {
  expectConsoleOutput(/Maximum update depth|MountError/);
  const { draw, pass, text } = show();
  const page = <Part key="page">Page. </Part>;
  const endless = (
    <Part key="endless" slot="user-widget">
      <Endless />
    </Part>
  );
  await draw([page]);
  await draw([page, endless]);
  await draw([
    page,
    endless,
    <Part key="later" slot="home-panel">
      Panel.
    </Part>,
  ]);
  await pass(5);
  expect(text()).toBe('Page. user-widget failed. Panel.');
  await pass(10);
  expect(text()).toBe('Page. user-widget failed. Panel.');
});
