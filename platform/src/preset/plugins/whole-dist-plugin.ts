import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type ReleaseLock, waitForLock } from '@fursa/backend/lock';
import type { Compiler } from '@rspack/core';
import { hashInputs, stampBuild } from '../../build/freshness.ts';
import { compressFolder } from '../compress-folder.ts';

const pluginName = 'WholeDist';
/** Longer than any build. A builder that dies leaves no lock behind. */
const lockTimeoutMs = 300_000;

/**
 * Makes `dist` appear whole or not at all: the files are written, compressed and stamped in a folder beside, which then
 * takes its place. One build of an app at a time, whoever runs it; a build with faults leaves the last good one alone.
 * Watching and serving write as they always do.
 */
export class WholeDistPlugin {
  apply(compiler: Compiler): void {
    let build: StartedBuild | undefined;
    compiler.hooks.beforeRun.tapPromise(pluginName, async () => {
      build = await startBuild(compiler.outputPath);
      compiler.options.output.path = build.staging;
      compiler.outputPath = build.staging;
    });
    compiler.hooks.done.tapPromise(pluginName, async (stats) => {
      if (build !== undefined && !stats.hasErrors()) await finishBuild(build);
      build?.release();
    });
    compiler.hooks.failed.tap(pluginName, () => build?.release());
  }
}

interface StartedBuild {
  readonly dist: string;
  readonly staging: string;
  /** Hash of what is built. */
  readonly inputs: string;
  readonly release: ReleaseLock;
}

async function startBuild(dist: string): Promise<StartedBuild> {
  const appFolder = path.dirname(dist);
  const cache = `${appFolder}/.cache`;
  const release = await waitForLock(`${cache}/build.lock`, lockTimeoutMs);
  if (release === undefined) throw new Error(`Another process has been building ${appFolder} for minutes. Stop it.`);
  return { dist, staging: `${cache}/dist`, inputs: hashInputs(appFolder), release };
}

async function finishBuild({ dist, staging, inputs }: StartedBuild): Promise<void> {
  await compressFolder(staging, dist);
  await stampBuild(staging, inputs);
  await replaceFolder(dist, staging);
}

/** Puts a folder in another one's place. A reader finds either of them whole, or none for the moment in between. */
export async function replaceFolder(folder: string, replacement: string): Promise<void> {
  const replaced = `${replacement}-replaced`;
  await rm(replaced, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, replaced);
  await rename(replacement, folder);
  await rm(replaced, { recursive: true, force: true });
}
