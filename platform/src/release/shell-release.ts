import * as z from 'zod/mini';
import { readJsonFile } from './read-json-file.ts';
import { releasePaths } from './release-paths.ts';

/** `shell.json`: which shell a release folder holds. */
const shellReleaseSchema = z.object({
  version: z.string(),
  /** The version of the contract that it provides; shells from before it was recorded say nothing. */
  contract: z.optional(z.string()),
  /** Why it was published although live remotes did not fit it. */
  forced: z.optional(z.string()),
  /** What is served from the root of the site beside the pages (`favicon.svg`); nothing else is. */
  rootFiles: z.array(z.string()),
});
export type ShellRelease = z.infer<typeof shellReleaseSchema>;

/** Which shell is in the release folder; `undefined` before the first one was published. */
export async function readShellRelease(releaseDir: string): Promise<ShellRelease | undefined> {
  const advice = 'Delete it and publish the shell again.';
  return await readJsonFile(releasePaths(releaseDir).shell, shellReleaseSchema, advice);
}
