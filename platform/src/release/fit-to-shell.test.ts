import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@fursa/shared/contract/registry';
import { describe, expect, it } from 'vitest';
import { setCanary } from './canary/set-canary.ts';
import { listFallbacks } from './fallbacks.ts';
import { fitToShell } from './fit-to-shell.ts';
import { stageRemote } from './publish-remote.ts';
import { readRegistry } from './registry-file.ts';
import { rollbackShell } from './rollback-shell.ts';
import { configureStaticSite } from './static-site/configure-static-site.ts';
import { prepareReleaseFolder } from './testing/release-folder.ts';

const { release, build, publish, publishShell } = prepareReleaseFolder();

async function fitted(contract: string) {
  const registry = await readRegistry(release);
  const { registry: fit, written } = await fitToShell(release, { registry, written: registry }, { contract });
  // What is understood and what is served say the same.
  expect((written as Registry).remotes.map(({ version }) => version)).toEqual(
    fit.remotes.map(({ version }) => version),
  );
  return fit.remotes.map(({ version, baseUrl, canary }) => [version, baseUrl, canary?.remote.version]);
}

describe('a registry in the pages of a shell', () => {
  it('A version that the shell cannot take gives way to the last one before that it can take', async () => {
    for (const [version, contract] of [
      ['1.0.0', '^1.0.0'],
      ['1.1.0', '^1.0.0'],
      ['1.2.0', '^1.1.0'],
      ['1.3.0', '^1.1.0'],
    ] as const) {
      await publish(version, { contract });
    }
    expect(await fitted('1.1.0')).toEqual([['1.3.0', '/remotes/mf-jobs/1.3.0/', undefined]]);
    expect(await fitted('1.0.0')).toEqual([['1.1.0', '/remotes/mf-jobs/1.1.0/', undefined]]);
    // Where none fits, its place says so.
    expect(await fitted('2.0.0')).toEqual([['1.3.0', '/remotes/mf-jobs/1.3.0/', undefined]]);
    const versionsOf = ({ remotes }: Registry) => remotes.map(({ version }) => version);
    expect(versionsOf(await listFallbacks(release, await readRegistry(release), '1.1.0'))).toEqual(['1.2.0']);
    expect(versionsOf(await listFallbacks(release, await readRegistry(release), '1.0.0'))).toEqual(['1.1.0']);
  });

  it('A canary that the shell cannot take is nobody’s there', async () => {
    await publishShell('first', '1.1.0');
    await publish('1.0.0');
    await stageRemote(await build('1.1.0', { contract: '^1.1.0' }), release);
    await setCanary(release, 'mf-jobs', { version: '1.1.0', percent: 50 });
    expect(await fitted('1.1.0')).toEqual([['1.0.0', '/remotes/mf-jobs/1.0.0/', '1.1.0']]);
    expect(await fitted('1.0.0')).toEqual([['1.0.0', '/remotes/mf-jobs/1.0.0/', undefined]]);
  });

  it('The pages of a site say it after a rollback of the shell, and the registry stays as it was written', async () => {
    await configureStaticSite(release, { url: 'https://x.supabase.co', publishableKey: 'key' });
    await publishShell('first', '1.0.0');
    await publish('1.0.0');
    await publishShell('second', '1.1.0');
    await publish('1.1.0', { contract: '^1.1.0' });
    await rollbackShell(release, { forceReason: 'nobody can sign in' });
    expect(await readFile(path.join(release, 'index.html'), 'utf8')).toContain('"baseUrl":"/remotes/mf-jobs/1.0.0/"');
    expect((await readRegistry(release)).remotes).toMatchObject([{ version: '1.1.0' }]);
  });

  it('What replaces a version that fails is chosen again for each shell', async () => {
    const fallbacks = async () => {
      const { remotes }: Registry = JSON.parse(await readFile(path.join(release, 'fallbacks.json'), 'utf8'));
      return remotes.map(({ version }) => version);
    };
    await publishShell('first', '1.0.0');
    await publish('1.0.0');
    await publish('1.1.0');
    expect(await fallbacks()).toEqual(['1.0.0']);
    const forced = { forceReason: 'the next version of jobs follows' };
    await publishShell('second', '2.0.0', forced);
    expect(await fallbacks()).toEqual([]);
    await publish('2.0.0', { contract: '^2.0.0' });
    await publish('2.1.0', { contract: '^2.0.0' });
    expect(await fallbacks()).toEqual(['2.0.0']);
    await rollbackShell(release, forced);
    expect(await fallbacks()).toEqual(['1.1.0']);
    await publishShell('second', '2.0.0', forced);
    expect(await fallbacks()).toEqual(['2.0.0']);
  });
});
