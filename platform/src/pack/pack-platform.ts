import path from 'node:path';
import { compileForNode, scriptOf } from './compile-for-node.ts';
import { packageOf, replaceImports } from './imports.ts';
import { listNeeded, readManifest } from './package-versions.ts';
import { listPackages, readReachable, type SourceFiles } from './source-files.ts';

/** A remote elsewhere needs the preset and nothing else of the platform. */
const preset = 'platform/src/preset/define-remote.ts';
const shared = '@fursa/shared';
const backend = '@fursa/backend';

/**
 * `@fursa/platform` as a package to install: the preset of a remote, with what it takes of `@fursa/backend` in a folder of its
 * own. Files lie as in the repository, so that what they say of their places holds. `@fursa/shared` is a peer: preset and
 * remote must mean the same.
 */
export async function packPlatform(root: string, catalog: Readonly<Record<string, string>>): Promise<SourceFiles> {
  const { name, version, license, description } = await readManifest(path.join(root, 'platform'));
  const { exports: backendExports = {} } = await readManifest(path.join(root, 'backend'));
  const { version: sharedVersion } = await readManifest(path.join(root, 'shared'));
  const resolve = (specifier: string) => {
    if (packageOf(specifier) !== backend) return undefined;
    return path.posix.join('backend', backendExports[specifier.replace(backend, '.')] ?? '');
  };
  const sources = await readReachable(root, [preset], resolve);
  const files = new Map<string, string>();
  for (const [file, source] of sources) {
    const placed = replaceImports(source, (specifier) => {
      const target = resolve(specifier);
      return target === undefined ? specifier : path.posix.relative(path.posix.dirname(file), target);
    });
    files.set(file, placed);
    files.set(scriptOf(file), await compileForNode(placed));
  }
  const manifest = {
    name,
    version,
    license,
    description,
    type: 'module',
    exports: { './preset': { types: `./${preset}`, default: `./${scriptOf(preset)}` } },
    dependencies: await listNeeded(path.join(root, 'platform'), await listPackages(sources), catalog),
    peerDependencies: { [shared]: sharedVersion },
  };
  return files.set('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
}
