#!/usr/bin/env node
import { CommandError, UsageError } from './commands/command-error.ts';
import { ReleaseError } from './release/release-error.ts';

type Command = (args: string[]) => Promise<number>;

/** Each loads when it is asked for: `rollback` must not wait for a compiler. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import('./commands/start/start.ts')).start,
  isolate: async () => (await import('./commands/isolate.ts')).isolate,
  build: async () => (await import('./commands/build.ts')).build,
  publish: async () => (await import('./commands/publish.ts')).publish,
  rollback: async () => (await import('./commands/rollback.ts')).rollback,
  new: async () => (await import('./commands/new-remote.ts')).newRemote,
  surface: async () => (await import('./commands/surface.ts')).surface,
  sbom: async () => (await import('./commands/sbom.ts')).sbom,
  dev: async () => (await import('./dev/start-dev.ts')).startDev,
  test: async () => (await import('./commands/test.ts')).runTests,
};

async function main([name = '', ...args]: string[]): Promise<number> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) {
    throw new UsageError(`Unknown command ${name}. Usage: fursa ${Object.keys(commands).join(' | ')}`);
  }
  const run = await load();
  return await run(args);
}

main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    console.error(describe(error));
    process.exit(1);
  },
);

/** What the person at the terminal can act on is one line; anything else is a fault of ours, with its stack. */
function describe(error: unknown): unknown {
  const isExpected =
    error instanceof CommandError ||
    error instanceof ReleaseError ||
    (error instanceof Error && ['BuildError', 'SurfaceError', 'AggregateError'].includes(error.name));
  return isExpected ? error.message : error;
}
