import type { CommandSpec } from './command.ts';
import { usageOf } from './parse-call.ts';

type Commands = Readonly<Record<string, CommandSpec>>;

/** `fursa --help`: every command with one line. */
export function describeCommands(groups: Readonly<Record<string, Commands>>): string[] {
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
export function describeCommand(name: string, spec: CommandSpec): string[] {
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
