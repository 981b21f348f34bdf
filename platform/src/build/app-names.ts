import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRemoteName, type RemoteName } from '@fursa/shared/contract';

export const repositoryFolder = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * The remotes of this repository: each package in a folder that is named like one. Where git has removed a remote, its
 * `dist` and `node_modules` stay behind; that is none.
 */
export const remoteNames: readonly RemoteName[] = readdirSync(repositoryFolder)
  .filter(isRemoteName)
  .filter((name) => existsSync(`${repositoryFolder}/${name}/package.json`))
  .sort();

export type AppName = 'shell' | RemoteName;

/** The apps, each in the folder of its name. */
export const appNames: readonly AppName[] = ['shell', ...remoteNames];
