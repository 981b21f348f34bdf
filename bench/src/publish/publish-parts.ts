import type { SpokenLine, TimedPublish } from './time-publish.ts';

/** Where the time of one `fursa publish` went, in ms. */
export interface PublishParts {
  /** Node, the command, and whether the build is fresh. */
  readonly start: number;
  readonly files: number;
  readonly types: number;
  /** With the start of browser and backend. */
  readonly browser: number;
  /** The same in the shell that a rollback would bring back. */
  readonly previousShell: number;
  /** Pages rendered, files copied, the registry written. */
  readonly release: number;
  /** Browser and backend are closed. */
  readonly close: number;
  readonly total: number;
}

/**
 * The command says each check when it has ended, so that its time is that since the line before.
 *
 * @throws Error when it did not say what it says after everything went well.
 */
export function readParts({ lines, total }: TimedPublish): PublishParts {
  const begun = find(lines, /^Checking /);
  const types = find(lines, /^ {2}types: ok/);
  const browser = find(lines, /^ {2}browser: ok/);
  const previous = find(lines, /^ {2}browser, previous shell: ok/);
  const published = find(lines, /^Published /);
  const files = lines.findLast(({ text, at }) => /^ {2}\w/.test(text) && at < types) ?? { at: Number.NaN };
  return {
    start: begun,
    files: files.at - begun,
    types: types - files.at,
    browser: browser - types,
    previousShell: previous - browser,
    release: published - previous,
    close: total - published,
    total,
  };
}

/** What is left of a publish when the build is tried in no browser. */
export function withoutBrowser({ total, browser, previousShell, close }: PublishParts): number {
  return total - browser - previousShell - close;
}

function find(lines: readonly SpokenLine[], wanted: RegExp): number {
  const line = lines.find(({ text }) => wanted.test(text));
  if (line !== undefined) return line.at;
  throw new Error(`fursa publish did not say ${wanted}, but:\n${lines.map(({ text }) => text).join('\n')}`);
}
