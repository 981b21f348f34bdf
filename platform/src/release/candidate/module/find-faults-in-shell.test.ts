import path from 'node:path';
import type { RemoteDescription } from '@fursa/shared/contract/registry';
import { describe, expect, it } from 'vitest';
import { publishShell } from '../../publish-shell.ts';
import { prepareReleaseFolder } from '../../testing/release-folder.ts';
import {
  writeFixtureFiles,
  writeFixtureProvision,
  writeFixtureRemote,
  writeFixtureShell,
} from '../../testing/write-fixture-build.ts';
import { findFaultsInShell, nothingToCompare } from './find-faults-in-shell.ts';

const { folder, release } = prepareReleaseFolder();
const [shell, dist] = [path.join(folder, 'shell'), path.join(folder, 'dist')];

/** What is found of a build whose entry is `entry`, with other files beside it. */
async function evaluate(
  entry: string,
  { files = {}, ...changes }: Partial<RemoteDescription> & { files?: Readonly<Record<string, string>> } = {},
) {
  await writeFixtureShell(shell);
  await writeFixtureProvision(shell);
  const { version } = await publishShell(shell, release, '0.1.0');
  const description = await writeFixtureRemote(dist, changes);
  await writeFixtureFiles(dist, { [description.entry]: entry, ...files });
  return await findFaultsInShell(description, dist, { releaseDir: release, shellVersion: version });
}

/** An entry whose container exposes `remote`, after `before`. */
const container = (remote: string, before = '') =>
  `${before}; var mf_jobs = { init: (scope) => { if (!scope) throw new Error('no scope'); }, get: async () => () => (${remote}) };`;
const page = '{ remote: { pages: { "job-list": async () => () => null }, slots: {} } }';

/** Loads a script as the runtime of a build does. */
const loadingPage = `{ remote: { slots: {}, pages: { 'job-list': () => new Promise((resolve, reject) => {
  const script = document.createElement('script');
  script.src = new URL('page.js', base).href;
  script.onload = () => (globalThis.jobList ? resolve(globalThis.jobList) : reject(new Error('ChunkLoadError')));
  script.onerror = script.onload;
  document.head.appendChild(script);
}) } } }`;
const base = 'const base = document.currentScript.src';

describe('evaluating a remote', () => {
  it.each([
    ['what is well', page, {}],
    ['scripts that are loaded', loadingPage, { 'page.js': 'globalThis.jobList = () => null;' }],
  ])('Nothing is found in %s', async (_what, remote, files) => {
    expect(await evaluate(container(remote, base), { files })).toEqual({ faults: [], notes: [] });
  });

  it('What modules touch of a browser while they are evaluated is there', async () => {
    const before = `document.documentElement.classList.add('x');
      customElements.define('x-y', class extends HTMLElement { constructor() { super(); } });
      if (matchMedia('(hover)').matches) addEventListener('resize', () => {});
      for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
      window.requestAnimationFrame(() => {}); new MutationObserver(() => {}).observe(document.body, {});
      \`\${navigator.userAgent} \${document.title} \${location.href}\`; fetch('/later').then(console.log); setInterval(() => {}, 1); Promise.reject(new Error('later'))`;
    expect(await evaluate(container(page, before))).toEqual({ faults: [], notes: [] });
  });

  it.each([
    ['an entry that throws', container(page, "throw new Error('planted')"), /^its entry throws Error: planted$/],
    ['an entry that is no script', 'var = 1', /^its entry throws SyntaxError: /],
    ['an entry without its container', 'var mf_job = 1', /^its entry defines no container mf_jobs$/],
    [
      'a module that throws',
      container('(() => { throw new Error("planted") })()'),
      /^its module throws Error: planted$/,
    ],
    ['a module without `remote`', container('{ remotes: {} }'), /^its module has no export `remote`$/],
    ['a page that is missing', container('{ remote: { pages: {} } }'), /^remote\.pages has no 'job-list', which/],
    [
      'a page without a component',
      container('{ remote: { pages: { "job-list": async () => undefined } } }'),
      /brings no/,
    ],
    ['a script that throws', container(loadingPage, base), /^remote\.pages\['job-list'\] throws Error: planted$/],
    ['a module that ends everything', container(page, 'process.exit(0)'), /^its module stops Node: /],
  ])('It names %s', async (_what, entry, fault) => {
    const files = { 'page.js': "throw new Error('planted');" };
    expect((await evaluate(entry, { files })).faults).toEqual([expect.stringMatching(fault)]);
  });

  it('It names a slot and notifications that are missing, and a script that is not there', async () => {
    const { faults } = await evaluate(container(loadingPage, base), { slots: ['home-panel'], notifications: true });
    expect(faults).toEqual([
      expect.stringMatching(/^remote\.pages\['job-list'\] throws Error: ENOENT.*page\.js/),
      "remote.slots has no 'home-panel', which its manifest promises",
      'its module has no remote.notifications, which its manifest promises',
    ]);
  });

  it('A shell from before they said what they provide evaluates nothing', async () => {
    await writeFixtureShell(shell);
    const { version } = await publishShell(shell, release, '0.1.0');
    const description = await writeFixtureRemote(dist);
    const found = await findFaultsInShell(description, dist, { releaseDir: release, shellVersion: version });
    expect(found).toEqual({ faults: [], notes: [nothingToCompare] });
  });
});
