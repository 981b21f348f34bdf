import { repositoryFolder } from '../build/app-names.ts';
import { packPackages } from '../pack/pack-packages.ts';
import type { CommandCall, CommandOutcome } from './command.ts';

/** `fursa pack [--output <folder>]`: what a remote in a repository of its own installs. */
export async function pack({ value }: CommandCall): Promise<CommandOutcome> {
  const written = await packPackages(repositoryFolder, value('output') ?? 'packages');
  return { lines: written.map((file) => `Wrote ${file}`) };
}
