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

test('Chrome in the personal applications of a Mac is found', async () => {
  const chrome = await makeExecutable('Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(await findChromium({ environment: { HOME: folder }, platform: 'darwin', isRoot: false })).toBe(chrome);
});

test('Edge on Windows is found', async () => {
  const edge = await makeExecutable('Microsoft/Edge/Application/msedge.exe');
  expect(await findChromium({ environment: { 'PROGRAMFILES(X86)': folder }, platform: 'win32', isRoot: false })).toBe(
    edge,
  );
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
