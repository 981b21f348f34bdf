import { undoLast } from '../../release/index.ts';
import type { CommandCall, CommandOutcome } from '../command.ts';
import { productDefaults } from '../start/product-defaults.ts';
import { readEnvironment } from '../start/read-environment.ts';

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
