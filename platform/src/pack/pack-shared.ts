import path from 'node:path';
import { compileForNode, scriptOf } from './compile-for-node.ts';
import { listNeeded, readManifest } from './package-versions.ts';
import { listPackages, readReachable, type SourceFiles } from './source-files.ts';

const folder = 'shared';
/** What a manifest and the preset run in Node; everything else is for bundlers, which read TypeScript. */
const forNode = /^\.\/contract(\/|$)/;
/** Its tests open remotes in front of the embedded backend, which stays in this repository. */
const forTests = /^\.\/testing(\/|$)/;

/** `@fursa/shared` as a package to install: its sources, and those that Node runs as JavaScript beside them. */
export async function packShared(root: string, catalog: Readonly<Record<string, string>>): Promise<SourceFiles> {
  const {
    name,
    version,
    license,
    description,
    exports = {},
    sideEffects,
  } = await readManifest(path.join(root, folder));
  const offered = Object.entries(exports).filter(([subPath]) => !forTests.test(subPath));
  const sources = await readReachable(
    root,
    offered.map(([, target]) => path.posix.join(folder, target)),
  );
  const files = new Map([...sources].map(([file, source]) => [path.posix.relative(folder, file), source]));
  for (const [file, source] of await readReachable(
    root,
    offered.filter(([subPath]) => forNode.test(subPath)).map(([, target]) => path.posix.join(folder, target)),
  )) {
    files.set(scriptOf(path.posix.relative(folder, file)), await compileForNode(source));
  }
  const manifest = {
    name,
    version,
    license,
    description,
    type: 'module',
    sideEffects,
    exports: Object.fromEntries(
      offered.map(([subPath, target]) => [
        subPath,
        forNode.test(subPath) ? { types: target, node: scriptOf(target), default: target } : target,
      ]),
    ),
    dependencies: await listNeeded(path.join(root, folder), await listPackages(sources), catalog),
  };
  return files.set('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
}
