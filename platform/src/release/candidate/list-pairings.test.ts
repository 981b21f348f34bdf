import { expect, it } from 'vitest';
import { prepareReleaseFolder } from '../testing/release-folder.ts';
import { listPairings } from './list-pairings.ts';

const { release, publish, publishShell } = prepareReleaseFolder();

async function pairings(): Promise<string[]> {
  return (await listPairings(release)).map(({ remote, shellVersion }) => `${remote.version} in ${shellVersion}`);
}

it('Live and earlier versions of shell and remotes meet, as far as they take each other', async () => {
  expect(await pairings()).toEqual([]);
  const first = await publishShell('first', '1.0.0');
  await publish('1.0.0', { contract: '^1.0.0' });
  expect(await pairings()).toEqual([`1.0.0 in ${first}`]);
  const second = await publishShell('second', '1.1.0');
  await publish('1.1.0', { contract: '^1.0.0' });
  expect(await pairings()).toEqual([`1.1.0 in ${second}`, `1.1.0 in ${first}`, `1.0.0 in ${second}`]);
  await publish('1.2.0', { contract: '^1.1.0' });
  expect(await pairings()).toEqual([`1.2.0 in ${second}`, `1.1.0 in ${second}`]);
});
