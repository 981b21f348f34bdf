import { parseArgs } from 'node:util';
import type { RemoteName } from '@fursa/shared/contract';
import { type AppName, appNames, remoteNames } from '../build/app-names.ts';
import { UsageError } from './command-error.ts';

interface ArgumentRules {
  /** The command as one types it; shown when it was typed otherwise. */
  readonly usage: string;
  readonly flags?: readonly string[];
  /** How many words may follow the command; none unless told. */
  readonly names?: { readonly least: number; readonly most: number };
}

/** @throws UsageError for an unknown flag, and for words too few or too many. */
export function parseArguments(args: readonly string[], { usage, flags = [], names }: ArgumentRules) {
  const { least, most } = names ?? { least: 0, most: 0 };
  const unknown = args.find((arg) => arg.startsWith('-') && !flags.some((flag) => arg === `--${flag}`));
  if (unknown !== undefined) throw new UsageError(`Unknown option ${unknown}. Usage: fursa ${usage}`);
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]));
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (positionals.length < least || positionals.length > most) {
    const extra = positionals[most];
    throw new UsageError(
      `${extra === undefined ? 'Something is missing' : `Unexpected ${extra}`}. Usage: fursa ${usage}`,
    );
  }
  return { flags: new Set(Object.keys(values)), names: positionals };
}

/**
 * Takes `--force "<reason>"` out of the arguments: why something is done although it does not fit, which is recorded.
 *
 * @throws UsageError when no reason follows.
 */
export function takeForceReason(args: readonly string[], usage: string) {
  const place = args.indexOf('--force');
  if (place === -1) return { rest: args, forceReason: undefined };
  const forceReason = args[place + 1]?.trim() ?? '';
  if (forceReason === '' || forceReason.startsWith('--')) {
    throw new UsageError(`--force needs a reason. Usage: fursa ${usage}`);
  }
  return { rest: args.toSpliced(place, 2), forceReason };
}

/** @throws UsageError when there is no such remote. */
export function parseRemoteName(text: string | undefined, usage: string): RemoteName {
  return parseOneOf(remoteNames, text, 'remote', usage);
}

/** @throws UsageError when there is no such app. */
export function parseAppName(text: string | undefined, usage: string): AppName {
  return parseOneOf(appNames, text, 'app', usage);
}

function parseOneOf<Name extends string>(
  names: readonly Name[],
  text: string | undefined,
  kind: string,
  usage: string,
): Name {
  const name = names.find((known) => known === text);
  if (name !== undefined) return name;
  throw new UsageError(`There is no ${kind} ${text ?? '(none named)'}, but ${names.join(', ')}. Usage: fursa ${usage}`);
}
