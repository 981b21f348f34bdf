import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGateway } from '../../gateway/index.ts';
import { undoLast } from '../changes/undo-last.ts';
import { readRegistry, signPresentRegistry } from '../registry-file.ts';
import { rollbackRemote } from '../rollback-remote.ts';
import { rollbackShell } from '../rollback-shell.ts';
import { prepareReleaseFolder } from '../testing/release-folder.ts';
import {
  addRegistryKey,
  findSignatureFault,
  readRegistryKeys,
  retireRegistryKey,
  signRegistry,
} from './registry-keys.ts';

const { folder, release, publish, publishShell } = prepareReleaseFolder();
const keys = path.join(folder, 'keys');
beforeEach(async () => {
  await addRegistryKey(keys, true);
  vi.stubEnv('FURSA_KEY_DIR', keys);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const registryFile = () => path.join(release, 'registry.json');

async function changeRegistry(change: (text: string) => string): Promise<void> {
  await writeFile(registryFile(), change(await readFile(registryFile(), 'utf8')));
}

describe('a registry where keys are named', () => {
  it('Every step of a release signs it, and what is signed is believed', async () => {
    for (const version of ['1.0.0', '1.1.0']) await publish(version);
    await rollbackRemote(release, 'mf-jobs');
    await undoLast(release);
    const { signature } = JSON.parse(await readFile(registryFile(), 'utf8'));
    expect(signature).toEqual({
      key: expect.stringMatching(/^\d{4}-\d\d-\d\d-[\da-f]{6}$/),
      value: expect.any(String),
    });
    expect((await readRegistry(release)).revision).toBe(4);
  });

  it.each<[string, (text: string) => string, RegExp]>([
    ['changed', (text) => text.replace('"1.0.0"', '"1.0.1"'), /registry\.json was changed after it was signed/],
    ['unsigned', (text) => JSON.stringify({ ...JSON.parse(text), signature: undefined }), /is not signed/],
    ['signed by nobody we know', (text) => text.replace(/"key": "[^"]+"/, '"key": "toString"'), /key toString, which/],
    ['signed with half a signature', (text) => text.replace(/"value": "[^"]+"/, '"value": 7'), /that can be read/],
  ])('One that is %s is refused, and nothing is written over it', async (_what, change, message) => {
    await publish('1.0.0');
    await changeRegistry(change);
    const altered = await readFile(registryFile(), 'utf8');
    await expect(readRegistry(release)).rejects.toThrow(message);
    await expect(publish('1.1.0')).rejects.toThrow(message);
    expect(await readFile(registryFile(), 'utf8')).toBe(altered);
  });

  it('A gateway goes on serving the last good one', async () => {
    await publishShell('first');
    await publish('1.0.0');
    const warnings: string[] = [];
    const gateway = createGateway({
      releaseDir: release,
      backend: undefined,
      mode: 'product',
      config: { version: '', supabasePublishableKey: '' },
      warn: (line) => warnings.push(line),
    });
    const served = async () => JSON.parse(await (await gateway.request('/registry.json')).text());
    const good = await served();
    expect(findSignatureFault(good, await readRegistryKeys(keys))).toBeUndefined();
    await changeRegistry((text) => text.replaceAll('1.0.0', '6.6.6'));
    expect(await served()).toEqual(good);
    expect(warnings.join()).toContain('was changed after it was signed');
  });

  it('One from before there were keys is signed once, by somebody who says so', async () => {
    vi.stubEnv('FURSA_KEY_DIR', '');
    await publish('1.0.0');
    vi.stubEnv('FURSA_KEY_DIR', keys);
    await expect(readRegistry(release)).rejects.toThrow('is not signed');
    expect(await signPresentRegistry(release)).toBe(1);
    expect((await readRegistry(release)).remotes).toHaveLength(1);
  });
});

describe('keys', () => {
  it('The one that signs is for nobody else to read', async () => {
    expect((await stat(path.join(keys, 'registry-signing-key.json'))).mode & 0o777).toBe(0o600);
    await expect(addRegistryKey(keys, true)).rejects.toThrow('has keys already');
    await expect(addRegistryKey(path.join(folder, 'none'), false)).rejects.toThrow('has no keys yet');
  });

  it('After a rotation the old key is believed until it is retired', async () => {
    await publish('1.0.0');
    const [old = ''] = Object.keys((await readRegistryKeys(keys)).trusted);
    await expect(retireRegistryKey(keys, old)).rejects.toThrow(`${old} signs`);
    await addRegistryKey(keys, false);
    expect((await readRegistry(release)).revision).toBe(1);
    await retireRegistryKey(keys, old);
    await expect(readRegistry(release)).rejects.toThrow(`is signed with the key ${old}, which is not trusted`);
    await signPresentRegistry(release);
    expect((await readRegistry(release)).revision).toBe(1);
    await expect(retireRegistryKey(keys, old)).rejects.toThrow(`There is no key ${old}`);
  });

  it('Where only public keys are, a registry is read and not changed', async () => {
    await publish('1.0.0');
    await rm(path.join(keys, 'registry-signing-key.json'));
    expect((await readRegistry(release)).revision).toBe(1);
    await expect(publish('1.1.0')).rejects.toThrow('FURSA_KEY_DIR has no key that signs');
    expect((await readRegistry(release)).remotes[0]?.version).toBe('1.0.0');
  });

  it.each(['only public keys are', 'no keys are named'])(
    'Where %s, a shell can be rolled back all the same',
    async (where) => {
      const first = await publishShell('first', '1.0.0');
      for (const version of ['1.0.0', '1.1.0']) await publish(version);
      await publishShell('second', '1.0.1');
      const fallbacks = () => readFile(path.join(release, 'fallbacks.json'), 'utf8');
      const signed = await fallbacks();
      if (where === 'no keys are named') vi.stubEnv('FURSA_KEY_DIR', '');
      else await rm(path.join(keys, 'registry-signing-key.json'));
      const told = vi.spyOn(console, 'warn').mockReturnValue();
      expect((await rollbackShell(release)).version).toBe(first);
      expect(await fallbacks()).toBe(signed);
      expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('fallbacks.json stays as it is'));
    },
  );

  it('A folder without keys is a mistake, and not a release without signatures', async () => {
    vi.stubEnv('FURSA_KEY_DIR', path.join(folder, 'none'));
    await expect(publish('1.0.0')).rejects.toThrow('has no registry-keys.json');
  });
});

it('A signature is over the JSON without spaces, its fields in their order', async () => {
  const read = await readRegistryKeys(keys);
  const signed = signRegistry({ schemaVersion: 1, revision: 3, remotes: [{ b: 1, a: 'ü' }] }, read);
  expect(findSignatureFault(JSON.parse(JSON.stringify(signed, undefined, 4)), read)).toBeUndefined();
  const reordered = { revision: 3, ...signed };
  expect(findSignatureFault(reordered, read)).toBe('was changed after it was signed');
});
