import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedModules } from '@fursa/shared/contract';
import * as z from 'zod/mini';

/**
 * Packages that are part of a shared module, and the module to import instead. Every sub-path of them counts: a remote that
 * imports `react-dom/client` would bring the whole renderer a second time.
 */
const carriedPackages: Readonly<Record<string, string>> = {
  scheduler: 'react-dom',
  'react-router': '@fursa/shared/router',
  'react-router-dom': '@fursa/shared/router',
  '@tanstack/query-core': '@tanstack/react-query',
  '@supabase/supabase-js': '@fursa/shared/backend',
  '@supabase/auth-js': '@fursa/shared/backend',
  '@supabase/postgrest-js': '@fursa/shared/backend',
};

const sharedPrefix = '@fursa/shared/';
const sharedFolder = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.resolve('@fursa/shared/ui')))));
/** Where the package is installed, what Node runs of it is another file. */
const target = z.union([z.string(), z.object({ default: z.string() })]);
const packageSchema = z.object({ exports: z.record(z.string(), target) });

/** Which shared modules to import instead of what a package holds; none when every remote may bring its own copy. */
export function sharedModulesOf(packageName: string): readonly string[] {
  const carrier = carriedPackages[packageName];
  if (carrier !== undefined) return [carrier];
  return Object.keys(sharedModules).filter((name) => name === packageName || name.startsWith(`${packageName}/`));
}

/**
 * The shared module that a source file of `@fursa/shared` belongs to. Files that the package exports by a path of their own
 * (`@fursa/shared/i18n/format`) hold no state and may be in every remote.
 */
export function sharedModuleOfSource(file: string): string | undefined {
  const source = path.relative(path.join(sharedFolder, 'src'), file);
  const folder = source.split(path.sep)[0] ?? '';
  const name = `${sharedPrefix}${folder}`;
  if (source.startsWith('..') || !(name in sharedModules)) return undefined;
  return ownEntries().has(path.join(sharedFolder, 'src', source)) ? undefined : name;
}

let entries: ReadonlySet<string> | undefined;

/** Files that `@fursa/shared` exports and the shell does not provide. */
function ownEntries(): ReadonlySet<string> {
  entries ??= new Set(
    Object.entries(readExports())
      .filter(([subPath]) => !(subPath.replace('./', sharedPrefix) in sharedModules))
      .map(([, target]) => path.join(sharedFolder, typeof target === 'string' ? target : target.default)),
  );
  return entries;
}

function readExports(): z.infer<typeof packageSchema>['exports'] {
  return z.parse(packageSchema, JSON.parse(readFileSync(path.join(sharedFolder, 'package.json'), 'utf8'))).exports;
}
