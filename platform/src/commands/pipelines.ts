import { appNames, repositoryFolder } from '../build/app-names.ts';
import { writeWorkflows } from '../pipelines/workflow.ts';
import type { CommandOutcome } from './command.ts';

/** `fursa pipelines`: writes the workflows of all apps, after one depends on another package of the workspace. */
export async function pipelines(): Promise<CommandOutcome> {
  const written = await writeWorkflows(repositoryFolder, appNames);
  return { lines: written.length === 0 ? ['Every workflow is right'] : written.map((file) => `Wrote ${file}`) };
}
