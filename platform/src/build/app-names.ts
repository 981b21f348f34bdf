import { fileURLToPath } from 'node:url';
import { remoteNames } from '@fursa/shared/contract';

/** The six apps, each in the folder of its name. */
export const appNames = ['shell', ...remoteNames] as const;
export type AppName = (typeof appNames)[number];

export const repositoryFolder = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');
