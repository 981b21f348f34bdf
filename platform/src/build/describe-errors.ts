import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Stats, StatsError } from '@rspack/core';

/** One line per fault: `mf-jobs/src/remote.tsx:12: what is wrong`. */
export function describeErrors(appFolder: string, stats: Stats): string[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return (
    errors
      // Rspack writes colours where it takes the terminal for one that shows them, as it does with `CI` set.
      .map((error) => ({ ...error, message: stripVTControlCharacters(error.message) }))
      .map((error) => `${placeOf(appFolder, error)}: ${headline(error.message)}`)
  );
}

function placeOf(appFolder: string, error: StatsError): string {
  const app = path.basename(appFolder);
  if (error.moduleName === undefined) return app;
  const line = lineOf(path.join(appFolder, error.moduleName), error);
  const file = path.join(app, error.moduleName);
  return line === undefined ? file : `${file}:${line}`;
}

/**
 * A loader's fault names its place in the source (none means the first line). The other places are those of the compiled
 * module, where lines differ: there the first line of the source that has one of the names quoted in the message is meant.
 */
function lineOf(file: string, { code, message }: StatsError): number | undefined {
  if (code === 'ModuleBuildError') return Number(/[[(](\d+):\d+[\])]/.exec(message)?.[1] ?? 1);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const quoted = [...headline(message).matchAll(/'([^'\s]+)'/g)].flatMap(([, name]) => [`'${name}'`, `"${name}"`]);
  const index = lines.findIndex((line) => quoted.some((name) => line.includes(name)));
  return index < 0 ? undefined : index + 1;
}

const frame = /^[\s×│├╰─▶]+/;
const loaderPreamble = /^(Module build failed|SyntaxError$)/;
const postcssPreamble = /^\(\d+:\d+\)( from "[\w-]+" plugin:)? \S+ /;

function headline(message: string): string {
  const lines = message.split('\n').map((line) => line.replace(frame, ''));
  const reason = lines.find((line) => line !== '' && !loaderPreamble.test(line)) ?? message;
  return reason.replace(postcssPreamble, '').replace(/ in '\/[^']*'$/, '');
}
