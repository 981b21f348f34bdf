import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { CommandError, type CommandOutcome, type CommandSpec, exitStatus, UsageError } from './commands/command.ts';
import { commandGroups } from './commands/command-table.ts';
import { parseCall, usageOf } from './commands/parse-call.ts';
import { runAtTarget } from './commands/releasing/run-at-target.ts';
import { ReleaseError } from './release/release-error.ts';

const commands: Readonly<Record<string, CommandSpec>> = Object.assign({}, ...Object.values(commandGroups));

async function main([first = '', ...args]: readonly string[]): Promise<CommandOutcome> {
  if (['--version', '-v'].includes(first) && args.length === 0) return { lines: [await readVersion()] };
  const asksForHelp = ['help', '--help', '-h'].includes(first);
  if (asksForHelp && args.length === 0) return { lines: describeCommands(commandGroups) };
  const name = asksForHelp ? (args[0] ?? '') : first;
  const spec = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (spec === undefined) {
    const what = name === '' ? 'No command' : `Unknown command ${name}`;
    throw new UsageError(`${what}. Usage: fursa ${Object.keys(commands).join(' | ')}; fursa --help says more.`);
  }
  if (asksForHelp || args.includes('--help') || args.includes('-h')) return { lines: describeCommand(name, spec) };
  const call = parseCall(name, spec, args);
  return await runAtTarget(await spec.load(), call, spec);
}

async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

const typed = process.argv.slice(2);
const wantsJson = typed.includes('--json');

main(typed).then(
  ({ status = exitStatus.done, lines = [], data }) => {
    if (wantsJson && data !== undefined) printJson({ ok: status === exitStatus.done, ...data });
    else for (const line of lines) console.log(line);
    process.exitCode = status;
  },
  (error: unknown) => {
    const status = error instanceof UsageError ? exitStatus.misunderstood : exitStatus.refused;
    if (wantsJson && isExpected(error)) printJson({ ok: false, error: error.message });
    // What the person at the terminal can act on is one line; anything else is a fault of ours, with its stack.
    else console.error(isExpected(error) ? error.message : error);
    process.exit(status);
  },
);

function isExpected(error: unknown): error is Error {
  return (
    error instanceof CommandError ||
    error instanceof ReleaseError ||
    (error instanceof Error && ['BuildError', 'SurfaceError', 'AggregateError'].includes(error.name))
  );
}

function printJson(value: object): void {
  console.log(JSON.stringify(value, undefined, 2));
}

type Commands = Readonly<Record<string, CommandSpec>>;

/** `fursa --help`: every command with one line. */
function describeCommands(groups: Readonly<Record<string, Commands>>): string[] {
  const names = Object.values(groups).flatMap((commands) =>
    Object.entries(commands).map(([name, { words }]) => [name, words].filter(Boolean).join(' ')),
  );
  const width = Math.max(...names.map((name) => name.length));
  const lines = Object.entries(groups).flatMap(([title, commands]) => [
    '',
    title,
    ...Object.entries(commands).map(
      ([name, { words, summary }]) => `  ${[name, words].filter(Boolean).join(' ').padEnd(width)}  ${summary}`,
    ),
  ]);
  return [
    'Usage: fursa <command>',
    ...lines,
    '',
    'fursa <command> --help says more of one of them. Exit status: 0 done, 1 refused or failed, 2 not understood.',
  ];
}

/** `fursa <command> --help`. */
function describeCommand(name: string, spec: CommandSpec): string[] {
  const options = Object.entries({
    ...spec.options,
    ...(spec.json ? { json: { summary: 'one object on stdout, for programs; what goes on is on stderr' } } : {}),
    help: { summary: 'this' },
  }).map(([option, { value, summary }]: [string, { value?: string; summary: string }]) => ({
    left: ['--', option, value === undefined ? '' : ` ${value}`].join(''),
    summary,
  }));
  const width = Math.max(...options.map(({ left }) => left.length));
  return [
    `Usage: fursa ${usageOf(name, spec)}`,
    '',
    `${name} ${spec.summary}.`,
    '',
    ...options.map(({ left, summary }) => `  ${left.padEnd(width)}  ${summary}`),
    ...(spec.details === undefined ? [] : ['', ...spec.details]),
  ];
}
