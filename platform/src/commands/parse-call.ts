import { parseArgs } from 'node:util';
import type { RemoteName } from '@fursa/shared/contract';
import { type AppName, appNames, remoteNames } from '../build/app-names.ts';
import { type CommandCall, type CommandSpec, UsageError } from './command.ts';

const common = { help: { type: 'boolean', short: 'h' } } as const;
const json = { json: { type: 'boolean' } } as const;

/** The command as one types it. */
export function usageOf(name: string, { words, options = {}, json: hasJson }: CommandSpec): string {
  const optional = Object.entries(options).map(([option, { value }]) =>
    value === undefined ? `[--${option}]` : `[--${option} ${value}]`,
  );
  return [name, words, ...optional, hasJson && '[--json]'].filter((part) => part).join(' ');
}

/**
 * Reads what stands behind the name of a command.
 *
 * @throws UsageError for an unknown option, one without its value, and for words too few or too many.
 */
export function parseCall(name: string, spec: CommandSpec, args: readonly string[]): CommandCall {
  const usage = usageOf(name, spec);
  const refuse = (what: string): never => {
    throw new UsageError(`${what}. Usage: fursa ${usage}`);
  };
  const described = spec.options ?? {};
  const own = Object.fromEntries(
    Object.entries(described).map(([option, { value }]) => [
      option,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const options = { ...own, ...common, ...(spec.json ? json : {}) };
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!Object.hasOwn(options, token.name)) refuse(`Unknown option ${token.rawName}`);
    const { value, needs } = described[token.name] ?? {};
    if (value === undefined && token.value !== undefined) refuse(`${token.rawName} takes no value`);
    const isGiven = (token.value?.trim() ?? '') !== '' && (token.inlineValue || !token.value?.startsWith('--'));
    if (value !== undefined && !isGiven) refuse(`${token.rawName} needs ${needs ?? value}`);
  }
  const { least, most } = spec.count ?? { least: 0, most: 0 };
  if (positionals.length > most) refuse(`Unexpected ${positionals[most]}`);
  if (positionals.length < least) refuse('Something is missing');
  return {
    usage,
    words: positionals,
    has: (option) => values[option] === true,
    value: (option) => {
      const value = values[option];
      return typeof value === 'string' ? value.trim() : undefined;
    },
    say: (line) => (values.json === true ? console.error(line) : console.log(line)),
  };
}

/** @throws UsageError when there is no such remote. */
export function parseRemoteName(text: string | undefined, usage: string): RemoteName {
  return parseOneOf(remoteNames, text, 'remote', usage);
}

/** @throws UsageError when there is no such app. */
export function parseAppName(text: string | undefined, usage: string): AppName {
  return parseOneOf(appNames, text, 'app', usage);
}

/** @throws UsageError when none of the names is meant. */
export function parseOneOf<Name extends string>(
  names: readonly Name[],
  text: string | undefined,
  kind: string,
  usage: string,
): Name {
  const name = names.find((known) => known === text);
  if (name !== undefined) return name;
  throw new UsageError(`There is no ${kind} ${text ?? '(none named)'}, but ${names.join(', ')}. Usage: fursa ${usage}`);
}
