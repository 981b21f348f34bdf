import path from 'node:path';
import { repositoryFolder } from '../build/app-names.ts';

/** The release folder that `publish` and `rollback` work on: the one of `start`. */
export function releaseFolder(variables: Readonly<Record<string, string | undefined>> = process.env): string {
  return path.resolve(repositoryFolder, variables.FURSA_RELEASE_DIR || 'releases');
}
