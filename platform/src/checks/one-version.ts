import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { type Check, reportViolations } from './check.ts';
import { listRepositoryFiles } from './repository-files.ts';

const dependencies = z.record(z.string(), z.string()).default({});
const packageSchema = z.object({
  dependencies,
  devDependencies: dependencies,
  optionalDependencies: dependencies,
  peerDependencies: dependencies,
});

/** Each dependency has its version in one place, the catalog. That no build holds a second copy of what is shared, the build says. */
export const oneVersion: Check = {
  name: 'one version',
  async run(root) {
    const packages = (await listRepositoryFiles(root)).filter((path) => /^([^/]+\/)?package[.]json$/.test(path));
    const outsideCatalog = await Promise.all(packages.map((path) => findOutsideCatalog(root, path)));
    return reportViolations(outsideCatalog.flat());
  },
};

async function findOutsideCatalog(root: string, path: string): Promise<string[]> {
  const manifest = packageSchema.parse(JSON.parse(await readFile(join(root, path), 'utf8')));
  return Object.values(manifest)
    .flatMap((group) => Object.entries(group))
    .filter(([, range]) => range !== 'catalog:' && range !== 'workspace:*')
    .map(([name, range]) => `${path}: outside-catalog: ${name} says "${range}"; write "catalog:" or "workspace:*"`);
}
