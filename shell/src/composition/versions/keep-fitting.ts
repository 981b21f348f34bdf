import { parseRegistry, type RegistryEntry, registryFrameSchema } from '@fursa/shared/contract/registry';
import { importHost } from '../load-remote-module.ts';
import { readForEverybody } from '../page-registry.ts';

/**
 * A registry that was read again, without the versions that this shell cannot take: the shell that they are for comes with the next
 * document. Until then those serve on that this document knows.
 */
export async function keepFitting(value: unknown): Promise<unknown> {
  const { fitsShell } = await importHost();
  const choose = (entry: RegistryEntry): RegistryEntry => {
    const { canary, ...others } = entry;
    if (!fitsShell(entry)) return readForEverybody().find(({ name }) => name === entry.name) ?? entry;
    return canary === undefined || fitsShell(canary.remote) ? entry : others;
  };
  const changed = parseRegistry(value)
    .registry.remotes.map((entry) => [entry, choose(entry)] as const)
    .filter(([entry, fitting]) => entry !== fitting);
  if (changed.length === 0) return value;
  const { remotes, ...frame } = registryFrameSchema.parse(value);
  const byName = new Map<unknown, RegistryEntry>(changed.map(([{ name }, fitting]) => [name, fitting]));
  return { ...frame, remotes: remotes.map((entry) => byName.get(Reflect.get(Object(entry), 'name')) ?? entry) };
}
