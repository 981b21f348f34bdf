import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fursa-browser-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('CHROMIUM_PATH goes before every installed browser', async () => {
  const chosen = await makeExecutable('mine/browser');
  const installed = await makeExecutable('bin/chromium');
  const environment = { CHROMIUM_PATH: chosen, PATH: dirname(installed) };
  expect(await findChromium({ environment, platform: 'linux', isRoot: false })).toBe(chosen);
});

test('A CHROMIUM_PATH that leads nowhere is an error and not ignored', async () => {
  const installed = await makeExecutable('bin/chromium');
  const environment = { CHROMIUM_PATH: join(folder, 'gone'), PATH: dirname(installed) };
  await expect(findChromium({ environment, platform: 'linux', isRoot: false })).rejects.toThrow(
    /CHROMIUM_PATH names .*gone/,
  );
});

test('Chromium is preferred to Chrome, wherever both are', async () => {
  const chrome = await makeExecutable('first/google-chrome');
  const chromium = await makeExecutable('second/chromium');
  const environment = { PATH: [dirname(chrome), dirname(chromium)].join(delimiter) };
  expect(await findChromium({ environment, platform: 'linux', isRoot: false })).toBe(chromium);
});

test.each([
  ['Applications/Google Chrome.app/Contents/MacOS/Google Chrome', 'darwin', 'HOME'],
  ['Microsoft/Edge/Application/msedge.exe', 'win32', 'PROGRAMFILES(X86)'],
] as const)('%s is found on %s', async (file, platform, variable) => {
  const browser = await makeExecutable(file);
  expect(await findChromium({ environment: { [variable]: folder }, platform, isRoot: false })).toBe(browser);
});

test('A file that cannot be executed is passed over', async () => {
  const file = await makeExecutable('bin/chromium');
  await chmod(file, 0o600);
  const environment = { PATH: dirname(file) };
  expect(await findChromium({ environment, platform: 'linux', isRoot: true })).toBeUndefined();
});

async function makeExecutable(name: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '');
  await chmod(path, 0o755);
  return path;
}
