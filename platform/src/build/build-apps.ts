import { type AppName, appNames } from './app-names.ts';
import { type BuildOptions, type BuiltApp, buildApp } from './build-app.ts';

/** Builds the named apps, all six by default, side by side. Throws the first failure after all have ended. */
export async function buildApps(names: readonly AppName[] = appNames, options: BuildOptions = {}): Promise<BuiltApp[]> {
  const results = await Promise.allSettled(names.map((name) => buildApp(name, options)));
  const failures = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
  if (failures.length > 0)
    throw failures.length === 1 ? failures[0] : new AggregateError(failures, messagesOf(failures));
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

function messagesOf(failures: readonly unknown[]): string {
  return failures.map((failure) => (failure instanceof Error ? failure.message : String(failure))).join('\n');
}
