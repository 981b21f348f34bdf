import { rollbackRemote, rollbackShell, undoLast, unpublishRemote } from '../../release/index.ts';
import { type CommandCall, type CommandOutcome, UsageError } from '../command.ts';
import { productDefaults, readEnvironment } from '../start/read-environment.ts';
import { parseReleasedApp, parseReleasedRemote } from './released-name.ts';

/** `fursa rollback <app> [version]`: serves an older version again, the one before the present one by default. */
export async function rollback({ words, usage, value }: CommandCall): Promise<CommandOutcome> {
  const [, version] = words;
  const { releaseDir } = readEnvironment(process.env, productDefaults);
  const name = await parseReleasedApp(words[0], { releaseDir, usage });
  const forceReason = value('force');
  const why = value('why') ?? forceReason;
  if (name !== 'shell' && forceReason !== undefined) {
    throw new UsageError(`Only the shell takes --force. Usage: fursa ${usage}`);
  }
  const served =
    name === 'shell'
      ? await rollbackShell(releaseDir, { version, forceReason, why })
      : await rollbackRemote(releaseDir, name, version, { why });
  return { lines: [`${name} is back at ${served.version}`], data: { app: name, version: served.version } };
}

/** `fursa undo`: takes the last change of what is served back. */
export async function undo({ value }: CommandCall): Promise<CommandOutcome> {
  const { releaseDir } = readEnvironment(process.env, productDefaults);
  const change = await undoLast(releaseDir, { why: value('why') });
  const served =
    change.from === undefined ? `${change.app} is out of the registry` : `${change.app} is back at ${change.from}`;
  return {
    lines: [`${served}: the ${change.action} of ${change.by} at ${change.at} is undone`],
    data: { undone: change, app: change.app, version: change.from ?? null },
  };
}

/** `fursa unpublish <remote>`: nobody gets it any more. */
export async function unpublish({ words, usage, value }: CommandCall): Promise<CommandOutcome> {
  const { releaseDir } = readEnvironment(process.env, productDefaults);
  const name = await parseReleasedRemote(words[0], { releaseDir, usage });
  const version = await unpublishRemote(releaseDir, name, { why: value('why') });
  return { lines: [`${name} ${version} is out of the registry`], data: { app: name, version: null, from: version } };
}
