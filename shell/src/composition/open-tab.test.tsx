import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { createMemoryRouter, RouterProvider } from '@fursa/shared/router';
import { expectConsoleOutput, notificationContext } from '@fursa/shared/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { askSource } from '../notifications/ask-source.ts';
import { loadFederatedModule } from './federation-host.ts';
import { fileUrl } from './file-url.ts';
import { loadSlot } from './load-slot.ts';
import { adoptRegistry, listPages, newestRemotes, type RemotePageAddress, readRegistry } from './page-registry.ts';
import { resolvePage } from './resolve-page.ts';
import { makeVersion, serveVersions } from './testing/serve-versions.ts';
import { openReleasedPage } from './versions/mend-page.ts';
import { openDocument } from './versions/new-document.ts';

vi.mock(import('./versions/new-document.ts'), async (load) => ({ ...(await load()), openDocument: vi.fn() }));

document.head.innerHTML =
  '<script type="application/json" id="fursa-registry">{"schemaVersion":1,"revision":0,"remotes":[]}</script>';
let revision = 0;

/** What an open tab reads; of the remotes of other tests nothing is left. */
function release(...remotes: readonly RegisteredRemote[]): void {
  revision += 1;
  adoptRegistry({ schemaVersion: 1, revision, remotes });
}

function addressOf({ name }: RegisteredRemote): RemotePageAddress {
  const address = listPages(readRegistry()).find(({ remote }) => remote.name === name);
  if (!address) throw new Error(`${name} is not in the registry`);
  return address;
}

/** As it is asked for on the page itself, by a search or page 2, and by Back and Forward: the address is the goal's already. */
async function openInPlace(remote: RegisteredRemote, query = ''): Promise<string> {
  window.history.pushState(null, '', `/${remote.name}${query}`);
  const outcome = await resolvePage(addressOf(remote), new Request(window.location.href));
  if (outcome.status !== 'loaded') throw outcome.error;
  render(<outcome.Page />);
  return outcome.remote.version;
}

/** For whoever stands on that page: where a new document was begun. jsdom cannot begin one. */
function watchDocument(pathname: string): readonly string[] {
  window.history.pushState(null, '', pathname);
  const opened: string[] = [];
  vi.mocked(openDocument).mockImplementation(({ url }) => {
    opened.push(url);
    return new Promise(() => undefined);
  });
  return opened;
}

async function fillSlot(remote: RegisteredRemote): Promise<void> {
  const Filling = await loadSlot(remote, 'home-panel');
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Filling userId="amina" /> }])} />);
}

async function askBell(remote: RegisteredRemote): Promise<string | undefined> {
  return (await askSource(remote, notificationContext()))[0]?.title;
}

test.each(['first', 'second'])(
  'What the shell shares stays where it is when a version takes the place of the %s remote',
  async (order) => {
    const released = `mf-${order}` as const;
    const [old, next] = [makeVersion(released, '1.0.0'), makeVersion(released, '2.0.0')];
    const [other, last] = [makeVersion(`mf-beside-${order}`, '1.0.0'), makeVersion(`mf-after-${order}`, '1.0.0')];
    serveVersions(old, next, other, last);
    for (const remote of order === 'first' ? [old, other] : [other, old]) await loadFederatedModule(remote);
    await loadFederatedModule(next);
    await loadFederatedModule(last);
  },
);

test('Versions of one remote in one document do not know of each other', async () => {
  const versions = ['1.0.0', '2.0.0', '3.0.0'].map((version) => makeVersion('mf-apart', version));
  serveVersions(...versions);
  const [old, ...next] = versions as [RegisteredRemote, ...RegisteredRemote[]];
  const first = await loadFederatedModule(old);
  const all = [first, ...(await Promise.all(next.map((version) => loadFederatedModule(version))))];
  const parts = await Promise.all(all.toReversed().map(({ pages }) => pages.list?.()));
  render(parts.map((Part, index) => <p key={versions[index]?.version}>{Part && <Part />}</p>));
  expect(screen.getAllByText(/mf-apart/).map(({ textContent }) => textContent)).toEqual([
    'mf-apart 3.0.0',
    'mf-apart 2.0.0',
    'mf-apart 1.0.0',
  ]);
  expect(await loadFederatedModule(old)).toBe(first);
});

test.each([
  ['a release', '2.0.0'],
  ['a rollback', '0.9.0'],
])('What an open tab shows and asks for stays in the version that it began with, after %s', async (what, version) => {
  const name = `mf-stays-${what.slice(2)}` as const;
  const [began, changed] = [makeVersion(name, '1.0.0'), makeVersion(name, version)];
  serveVersions(began, changed);
  release(began);
  expect(await openInPlace(began)).toBe('1.0.0');
  release(changed);
  expect(await openInPlace(began, '?q=driver')).toBe('1.0.0');
  expect(await openInPlace(began, '?q=driver&page=2')).toBe('1.0.0');
  await fillSlot(changed);
  await waitFor(() => expect(screen.getAllByText(`${name} 1.0.0`)).toHaveLength(4));
  expect(await askBell(changed)).toBe(`${name} 1.0.0`);
  expect(newestRemotes()).toEqual([changed]);
});

test.each([
  ['slot', fillSlot],
  ['bell', askBell],
])(
  'A version that only a %s has loaded is not exchanged either, and a link takes a new document',
  async (part, load) => {
    const name = `mf-only-${part}` as const;
    const [began, changed] = [makeVersion(name, '1.0.0'), makeVersion(name, '2.0.0')];
    serveVersions(began, changed);
    release(began);
    await load(began);
    release(changed);
    expect(await openInPlace(began)).toBe('1.0.0');
    const page = new URL(`/${name}`, window.location.href).href;
    const opened = watchDocument('/elsewhere');
    void resolvePage(addressOf(began), new Request(page));
    expect(opened).toEqual([page]);
  },
);

test('When the files of the version in use are gone, its pages come with a new document', async () => {
  expectConsoleOutput(/^mf-gone failed \(page\): mf-gone has no page list: /);
  const [began, changed] = [makeVersion('mf-gone', '1.0.0'), makeVersion('mf-gone', '2.0.0')];
  const missing = serveVersions(began, changed);
  release(began);
  await fillSlot(began);
  missing.add(fileUrl(began, 'page.js'));
  release(changed);
  // A busy machine would take so long that the line counts as down.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  const page = new URL('/mf-gone', window.location.href).href;
  const opened = watchDocument('/mf-gone');
  void resolvePage(addressOf(began), new Request(page));
  await expect.poll(() => opened).toEqual([page]);
});

test('A page whose path has changed since the document began comes with a new document', async () => {
  const [began, changed] = [makeVersion('mf-moved', '1.0.0'), makeVersion('mf-moved', '2.0.0')];
  serveVersions(began, changed);
  release(began);
  const known = addressOf(began);
  const [page] = changed.pages;
  release({ ...changed, pages: page === undefined ? [] : [{ ...page, path: '/mf-moved/:id' }] });
  const address = new URL('/mf-moved/1', window.location.href).href;
  const opened = watchDocument('/elsewhere');
  void resolvePage(known, new Request(address));
  await expect.poll(() => opened).toEqual([address]);
});

test('An address that nobody knew is opened anew once when something was released since, and else it is not', async () => {
  const began = makeVersion('mf-known', '1.0.0');
  release(began);
  const { revision: first } = readRegistry();
  const address = new URL('/mf-unknown', window.location.href).href;
  const opened = watchDocument('/elsewhere');
  vi.stubGlobal('fetch', async () => Response.json({ schemaVersion: 1, revision: first, remotes: [began] }));
  await openReleasedPage(new Request(address), first);
  expect(opened).toEqual([]);
  revision += 1;
  vi.stubGlobal('fetch', async () => Response.json({ schemaVersion: 1, revision, remotes: [began] }));
  void openReleasedPage(new Request(address), first);
  await expect.poll(() => opened).toEqual([address]);
  await openReleasedPage(new Request(address), first);
  expect(opened).toHaveLength(1);
  vi.unstubAllGlobals();
});

test('An element of a page that has the name of a remote’s global does not stop the remote', async () => {
  const remote = makeVersion('mf-named', '1.0.0');
  serveVersions(remote);
  document.body.insertAdjacentHTML('beforeend', '<h2 id="mf_named">Named</h2>');
  await loadFederatedModule(remote);
});
