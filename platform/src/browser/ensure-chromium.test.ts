import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureChromium } from './ensure-chromium.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fursa-browser-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
});

afterEach(() => rm(folder, { recursive: true }));

const advice = 'The browser tests need Chromium, Chrome or Edge: install one, or name its executable in CHROMIUM_PATH.';

test.runIf(process.platform === 'linux')(
  'Root without a browser gets one from the packages of the system',
  async () => {
    await makeAptGet('');
    expect(await ensure({ isRoot: true })).toBe(join(folder, 'chromium-headless-shell'));
    expect(await askedOfAptGet()).toEqual(['update', 'install -y --no-install-recommends chromium-headless-shell']);
  },
);

test.runIf(process.platform === 'linux')('Another installation at work is waited for', async () => {
  await makeAptGet(`[ -e ${folder}/tried ] || { touch ${folder}/tried; echo 'E: Could not get lock' >&2; exit 100; }`);
  expect(await ensure({ isRoot: true })).toBe(join(folder, 'chromium-headless-shell'));
  expect(await askedOfAptGet()).toEqual([
    'update',
    'update',
    'install -y --no-install-recommends chromium-headless-shell',
  ]);
});

test.runIf(process.platform === 'linux')('Another fault of the installation is reported at once', async () => {
  await makeAptGet("echo 'E: no network' >&2; exit 100");
  await expect(ensure({ isRoot: true })).rejects.toThrow(/apt-get update ended with status 100/);
});

test('Nobody but root is asked to install: one line says what to do', async () => {
  await makeAptGet('');
  await expect(ensure({ isRoot: false })).rejects.toThrow(advice);
});

test('Without a browser and without packages one line says what to do', async () => {
  await expect(ensure({ isRoot: true })).rejects.toThrow(advice);
});

function ensure({ isRoot }: { isRoot: boolean }): Promise<string> {
  return ensureChromium({ environment: { PATH: folder }, platform: 'linux', isRoot });
}

/** Notes what it is asked, and puts a browser beside itself when that is what it is asked for. */
async function makeAptGet(first: string): Promise<void> {
  const script = `#!/bin/sh
export PATH=/usr/bin:/bin
echo "$*" >> ${folder}/asked
${first}
if [ "$1" = install ]; then : > ${folder}/chromium-headless-shell; chmod 755 ${folder}/chromium-headless-shell; fi
`;
  await writeFile(join(folder, 'apt-get'), script);
  await chmod(join(folder, 'apt-get'), 0o755);
}

async function askedOfAptGet(): Promise<string[]> {
  return (await readFile(join(folder, 'asked'), 'utf8')).trim().split('\n');
}
