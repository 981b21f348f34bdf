import { type SharedModuleName, sharedModules } from '@fursa/shared/contract';
import type { Compilation } from '@rspack/core';
import * as z from 'zod/mini';

/** Beside what browsers get of a shell: which version of each shared module it provides, and which exports that has. */
export const providedModulesFile = 'provided-modules.json';
export const providedModulesSchema = z.record(
  z.string(),
  z.object({ version: z.string(), names: z.array(z.string()) }),
);
export type ProvidedModules = z.infer<typeof providedModulesSchema>;

/** `imports` of `remote.json`: the versions of the shared modules that a remote takes, and the exports that it uses by name. */
export const importedModulesSchema = z.record(z.string(), z.object({ range: z.string(), names: z.array(z.string()) }));
export type ImportedModules = z.infer<typeof importedModulesSchema>;

/** What the sources of a build import of the shared modules; what is only used as a whole has no names. */
export function listImportedModules(compilation: Compilation): ImportedModules {
  const imported = new Map<SharedModuleName, Set<string>>();
  for (const module of compilation.modules) {
    if (module.type !== 'consume-shared-module') continue;
    for (const { dependency } of compilation.moduleGraph.getIncomingConnections(module)) {
      const { request, ids: [name] = [] } = dependency;
      if (request === undefined || !isSharedModule(request)) continue;
      const names = imported.get(request) ?? new Set();
      imported.set(request, name === undefined ? names : names.add(name));
    }
  }
  const sorted = [...imported].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([name, names]) => [name, { range: sharedModules[name].requiredVersion, names: [...names].sort() }]),
  );
}

function isSharedModule(name: string): name is SharedModuleName {
  return Object.hasOwn(sharedModules, name);
}
