import { repositoryFolder } from '../build/app-names.ts';
import { describeSurface } from '../surface/describe-surface.ts';
import {
  findVersionConflict,
  listChanges,
  readSurfaceRecord,
  surfaceFolder,
  writeSurfaceRecord,
} from '../surface/surface-record.ts';
import type { CommandCall, CommandOutcome } from './command.ts';
import { CommandError } from './command-error.ts';

/**
 * `fursa surface`: writes down what `@fursa/shared` offers, for the present contract version. A version that stands for
 * another surface already is refused.
 */
export async function surface({ say }: CommandCall): Promise<CommandOutcome> {
  const [described, record] = await Promise.all([
    describeSurface(repositoryFolder),
    readSurfaceRecord(repositoryFolder),
  ]);
  for (const [subPath, lines] of listChanges(described, record)) for (const line of lines) say(`${subPath}: ${line}`);
  const conflict = findVersionConflict(described, record);
  if (conflict !== undefined) throw new CommandError(`Nothing is written: ${conflict}.`);
  await writeSurfaceRecord(repositoryFolder, described, record);
  return { lines: [`${surfaceFolder} holds the surface of contract version ${described.contractVersion}`] };
}
