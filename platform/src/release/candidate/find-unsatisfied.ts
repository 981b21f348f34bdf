import semver from 'semver';
import type { ImportedModules, ProvidedModules } from '../../preset/provided-modules.ts';

/**
 * What a remote imports of the shared modules and a shell does not provide: a module, a version of one, or a name in it. The runtime of
 * remotes would warn of another version and go on, and of a missing name it says nothing until the page stops.
 */
export function findUnsatisfied(imports: ImportedModules, provided: ProvidedModules): string[] {
  return Object.entries(imports).flatMap(([name, { range, names }]) => {
    const offer = Object.hasOwn(provided, name) ? provided[name] : undefined;
    if (offer === undefined)
      return [`it takes ${name} from the shell, which provides ${Object.keys(provided).join(', ')}`];
    const missing = names.filter((imported) => !offer.names.includes(imported));
    return [
      ...(semver.satisfies(offer.version, range)
        ? []
        : [`it takes ${name} ${range}, the shell provides ${offer.version}`]),
      ...(missing.length === 0 ? [] : [`it imports ${missing.join(', ')} of ${name}, which the shell does not have`]),
    ];
  });
}
