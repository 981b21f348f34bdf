import { type AppName, appNames } from './app-names.ts';
import { BuildError, type BuildOptions, type BuiltApp, buildApp } from './build-app.ts';

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
