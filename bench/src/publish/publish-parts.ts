import type { SpokenLine, TimedPublish } from './time-publish.ts';

/** Where the time of one `fursa publish` went, in ms. */
export interface PublishParts {
  /** Node, the command, and whether the build is fresh. */
  readonly start: number;
  /** With the built module, evaluated with what the live shell provides. */
  readonly files: number;
  readonly types: number;
  /** Pages rendered, files copied, the registry written. */
  readonly release: number;
  readonly total: number;
}

/**
 * The command says each check when it has ended, so that its time is that since the line before.
 *
 * @throws Error when it did not say what it says after everything went well.
 */
export function readParts({ lines, total }: TimedPublish): PublishParts {
  const begun = find(lines, /^Checking /);
  const files = find(lines, /^ {2}module: ok/);
  const types = find(lines, /^ {2}types: ok/);
  return {
    start: begun,
    files: files - begun,
    types: types - files,
    release: total - types,
    total,
  };
}

function find(lines: readonly SpokenLine[], wanted: RegExp): number {
  const line = lines.find(({ text }) => wanted.test(text));
  if (line !== undefined) return line.at;
  throw new Error(`fursa publish did not say ${wanted}, but:\n${lines.map(({ text }) => text).join('\n')}`);
}
