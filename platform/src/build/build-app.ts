import { pathToFileURL } from 'node:url';
import { type Compiler, rspack, type Stats } from '@rspack/core';
import type { AppConfig } from '../preset/index.ts';
import { type AppName, appNames, repositoryFolder } from './app-names.ts';
import { describeErrors } from './describe-errors.ts';
import { isFresh } from './freshness.ts';

export interface BuildOptions {
  /** The folder that holds the apps; the repository unless told otherwise. */
  readonly root?: string;
  /** Builds what is fresh, too. */
  readonly force?: boolean;
}

export interface BuiltApp {
  readonly name: string;
  readonly milliseconds: number;
}

/**
 * Builds one app into its `dist`, unless it is fresh, or another process that was at it has made it so.
 *
 * @throws BuildError with one line per fault of the sources.
 */
export async function buildApp(name: string, options: BuildOptions = {}): Promise<BuiltApp> {
  const { root = repositoryFolder, force = false } = options;
  const start = performance.now();
  const appFolder = `${root}/${name}`;
  const compiler = rspack((await loadAppConfig(appFolder))(undefined, { mode: 'production' }));
  // After the preset's own part, which has waited for other builds of the app by then.
  compiler.hooks.beforeRun.tap({ name: 'BuildApp', stage: 1 }, () => {
    if (!force && isFresh(name, root)) throw new AlreadyFresh();
  });
  await compile(appFolder, compiler);
  return { name, milliseconds: Math.round(performance.now() - start) };
}

/** Ends a build before it does anything. */
class AlreadyFresh extends Error {}

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

async function compile(appFolder: string, compiler: Compiler): Promise<void> {
  try {
    const stats = await new Promise<Stats>((resolve, reject) => {
      compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('no result'))));
    });
    if (stats.hasErrors()) throw new BuildError(describeErrors(appFolder, stats).join('\n'));
  } catch (error) {
    if (!(error instanceof AlreadyFresh)) throw error;
  } finally {
    await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  }
}

/**
 * Builds the named apps, all six by default, side by side.
 *
 * @throws BuildError with the faults of all of them; nothing is being written any more by then
 */
export async function buildApps(names: readonly AppName[] = appNames, options: BuildOptions = {}): Promise<BuiltApp[]> {
  const built: BuiltApp[] = [];
  const faults: string[] = [];
  await Promise.all(
    names.map(async (name) => {
      try {
        built.push(await buildApp(name, options));
      } catch (error) {
        if (!(error instanceof BuildError)) throw error;
        faults.push(error.message);
      }
    }),
  );
  if (faults.length > 0) throw new BuildError(faults.join('\n'));
  return built;
}
