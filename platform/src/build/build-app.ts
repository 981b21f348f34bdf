import { pathToFileURL } from 'node:url';
import { type RspackOptions, rspack, type Stats } from '@rspack/core';
import type { AppConfig } from '../preset/index.ts';
import { repositoryFolder } from './app-names.ts';
import { compressFolder } from './compress-folder.ts';
import { describeErrors } from './describe-errors.ts';
import { forgetBuild, hashInputs, rememberBuild } from './freshness.ts';

export interface BuildOptions {
  /** The folder that holds the apps; the repository unless told otherwise. */
  readonly root?: string;
}

export interface BuiltApp {
  readonly name: string;
  readonly milliseconds: number;
}

/** Builds one app into its `dist`. Throws {@link BuildError} with one line per fault of the sources. */
export async function buildApp(name: string, { root = repositoryFolder }: BuildOptions = {}): Promise<BuiltApp> {
  const start = performance.now();
  const appFolder = `${root}/${name}`;
  const inputs = hashInputs(name, root);
  await forgetBuild(appFolder);
  const config = await loadAppConfig(appFolder);
  await compile(appFolder, config(undefined, { mode: 'production' }));
  await compressFolder(`${appFolder}/dist`);
  await rememberBuild(appFolder, inputs);
  return { name, milliseconds: Math.round(performance.now() - start) };
}

export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** The function that an app's `rspack.config.ts` exports. */
export async function loadAppConfig(appFolder: string): Promise<AppConfig> {
  const { default: config }: { default?: unknown } = await import(pathToFileURL(`${appFolder}/rspack.config.ts`).href);
  if (!isAppConfig(config)) throw new BuildError(`${appFolder}/rspack.config.ts must export one call of the preset`);
  return config;
}

function isAppConfig(value: unknown): value is AppConfig {
  return typeof value === 'function';
}

async function compile(appFolder: string, config: RspackOptions): Promise<void> {
  const compiler = rspack(config);
  try {
    const stats = await new Promise<Stats>((resolve, reject) => {
      compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('no result'))));
    });
    if (stats.hasErrors()) throw new BuildError(describeErrors(appFolder, stats).join('\n'));
  } finally {
    await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  }
}
