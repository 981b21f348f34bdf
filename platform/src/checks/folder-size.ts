import { type Check, reportViolations } from './check.ts';
import { listRepositoryFiles } from './repository-files.ts';

const limit = 20;

const sourceFile = /\.(?:tsx?|mjs|js|css|sql)$/;
const testFile = /\.test\.tsx?$/;

/** Folders that may hold more, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'supabase/migrations':
    'the Supabase CLI reads migrations from one folder, and each one stands for one table or function',
};

/** A folder can be taken in at a glance: 20 source files at most, tests beside them not counted. */
export const folderSize: Check = {
  name: 'folder size',
  async run(root) {
    const sizes = countSourceFiles(await listRepositoryFiles(root));
    const large = [...sizes].filter(([, size]) => size > limit);
    const tooLarge = large.filter(([folder]) => exceptions[folder] === undefined);
    const stale = Object.keys(exceptions).filter((folder) => !large.some(([other]) => other === folder));
    return reportViolations([
      ...tooLarge.map(
        ([folder, size]) =>
          `${folder}: folder-size: ${size} source files, at most ${limit}; arrange them in sub-folders`,
      ),
      ...stale.map((folder) => `${folder}: stale-exception: needs none any more; remove its row from the check`),
    ]);
  },
};

function countSourceFiles(paths: readonly string[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const path of paths) {
    if (!sourceFile.test(path) || testFile.test(path)) continue;
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return sizes;
}
