import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRemoteName, type RemoteName } from '@fursa/shared/contract';

export const repositoryFolder = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** The remotes of this repository: each folder that is named like one. */
export const remoteNames: readonly RemoteName[] = readdirSync(repositoryFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter(isRemoteName)
  .sort();

export type AppName = 'shell' | RemoteName;

/** The apps, each in the folder of its name. */
export const appNames: readonly AppName[] = ['shell', ...remoteNames];
