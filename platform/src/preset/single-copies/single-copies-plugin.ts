import path from 'node:path';
import { type Compilation, type Compiler, type Module, rspack } from '@rspack/core';
import { bundledModules, packageFolderOf } from '../notices/bundled-package.ts';
import { sharedModuleOfSource, sharedModulesOf } from './shared-packages.ts';

const pluginName = 'SingleCopies';

/** Refuses the build of a remote that holds a second copy of what the shell provides. */
export class SingleCopiesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => {
        const faults = [...bundledModules(compilation)].map((module) => describeCopy(compilation, module));
        const messages = new Set(faults.filter((fault) => fault !== undefined));
        compilation.errors.push(...[...messages].map((message) => new rspack.WebpackError(message)));
      });
    });
  }
}

interface Origin {
  /** What the copy is of: a package, or a module of `@fursa/shared`. */
  readonly name: string;
  /** What to import instead. */
  readonly provided: readonly string[];
}

function describeCopy(compilation: Compilation, module: Module): string | undefined {
  const origin = originOf(module);
  if (origin === undefined) return undefined;
  const { request, importer } = findImport(compilation, module, origin);
  const file = path.relative(compilation.compiler.context, importer ?? '').replaceAll(path.sep, '/');
  const instead = origin.provided.map((name) => `'${name}'`).join(' or ');
  return `${file} imports '${request}', which brings a second copy of ${origin.name} into the page; the shell provides it: import from ${instead}`;
}

/** The first import on the way from the app to the copy that leads into it. */
function findImport(compilation: Compilation, module: Module, origin: Origin) {
  let inside = module;
  let outside = compilation.moduleGraph.getIssuer(inside);
  while (outside !== null && originOf(outside)?.name === origin.name) {
    inside = outside;
    outside = compilation.moduleGraph.getIssuer(inside);
  }
  const request = 'rawRequest' in inside ? String(inside.rawRequest) : origin.name;
  return { request, importer: outside?.nameForCondition() };
}

function originOf(module: Module): Origin | undefined {
  const file = module.nameForCondition();
  if (file === undefined) return undefined;
  const source = sharedModuleOfSource(file);
  if (source !== undefined) return { name: source, provided: [source] };
  const name = packageNameOf(file);
  const provided = name === undefined ? [] : sharedModulesOf(name);
  return name === undefined || provided.length === 0 ? undefined : { name, provided };
}

function packageNameOf(file: string): string | undefined {
  const folder = packageFolderOf(file);
  return folder?.slice(folder.lastIndexOf('node_modules') + 'node_modules/'.length).replaceAll('\\', '/');
}
