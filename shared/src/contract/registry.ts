import * as z from 'zod/mini';
import { isRemoteName, type RemoteName } from './manifest.ts';

/** A file of a build, relative to its folder: no scheme, no `..`, no leading slash. */
const filePath = z.string().check(z.regex(/^(?!.*\.\.)[\w][\w./~-]*$/));
const integrityHash = z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/));
const text = z.string().check(z.minLength(1));
const localizedText = z.catchall(z.object({ en: text }), text);
const identifier = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));
const productPath = z.string().check(z.regex(/^\/(?!\/)[^\\\s?#]*$/));
const semver = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/));

const pageSchema = z.object({
  id: identifier,
  path: productPath,
  access: z.enum(['public', 'protected']),
  title: localizedText,
  navigation: z.optional(z.object({ label: localizedText, order: z.number() })),
  /** What the page needs beyond the remote's own preload list. */
  preload: z.array(filePath),
});

/**
 * `remote.json`: a remote's manifest as built. File names are relative to the folder that holds it; `integrity` covers
 * every script and style of the build (subresource integrity, base64).
 */
export const remoteDescriptionSchema = z.object({
  name: z.custom<RemoteName>(isRemoteName, 'is no name of a remote, such as mf-events'),
  displayName: localizedText,
  version: semver,
  owner: text,
  contract: text,
  pages: z.array(pageSchema),
  /** Names of slots; a shell may not know each. */
  slots: z.array(identifier),
  notifications: z.optional(z.custom<true>((value) => value === true, 'is not true')),
  /** The federation container, loaded as a classic script. */
  entry: filePath,
  /** Name of the global the entry defines. */
  entryGlobal: z.string().check(z.regex(/^[A-Za-z_$][\w$]*$/)),
  /** What the exposed module needs whatever page is asked for. */
  preload: z.array(filePath),
  /** What the notifications need instead, which draw nothing; absent in builds that expose them with the pages alone. */
  notificationFiles: z.optional(z.array(filePath)),
  integrity: z.record(filePath, integrityHash),
});
export type RemoteDescription = z.infer<typeof remoteDescriptionSchema>;
export type PageDescription = RemoteDescription['pages'][number];

/** A remote as the registry points at it. `baseUrl` ends in `/`; a path of this origin or an allowed origin's address. */
export const registeredRemoteSchema = z.object({
  ...remoteDescriptionSchema.shape,
  baseUrl: z.string().check(z.regex(/^(https?:\/\/[A-Za-z0-9.:[\]-]+)?(\/(?!\.{1,2}\/)[\w.~@-]+)*\/$/)),
});
export type RegisteredRemote = z.infer<typeof registeredRemoteSchema>;

const canarySchema = z.object({
  /** Of all visitors, 0 to 100. */
  percent: z.number().check(z.minimum(0), z.maximum(100)),
  remote: registeredRemoteSchema,
});
/** A version that a share of the visitors gets, in the place of the one that everybody else gets. */
export type Canary = z.infer<typeof canarySchema>;

const registryEntrySchema = z.object({
  ...registeredRemoteSchema.shape,
  /** One that cannot be read costs its remote nothing: nobody gets it. */
  canary: z.catch(z.optional(canarySchema), undefined),
});
export type RegistryEntry = z.infer<typeof registryEntrySchema>;

/** `/registry.json`. `revision` grows by one with each change (compare-and-swap). */
export interface Registry {
  readonly schemaVersion: 1;
  readonly revision: number;
  readonly remotes: readonly RegistryEntry[];
}

/** `/registry.json` without a look at its entries; {@link parseRegistry} reads these one by one. */
export const registryFrameSchema = z.looseObject({
  schemaVersion: z.custom<1>((value) => value === 1, 'is not 1'),
  revision: z.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0, 'is no whole number'),
  remotes: z.array(z.unknown()),
});

/** An entry that cannot be used, as it stands in the file. */
export interface SkippedEntry {
  /** What the entry calls itself, else its place in the list. */
  readonly name: string;
  readonly reason: string;
  readonly entry: unknown;
}

/**
 * Reads a registry entry by entry: a bad or unknown one is skipped and costs no other its place. Of two entries with one
 * name the first counts.
 *
 * @throws ZodError when it is no registry at all
 */
export function parseRegistry(value: unknown): { registry: Registry; skipped: readonly SkippedEntry[] } {
  const { schemaVersion, revision, remotes: entries } = registryFrameSchema.parse(value);
  const remotes: RegistryEntry[] = [];
  const skipped: SkippedEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    const { data, error } = registryEntrySchema.safeParse(entry);
    const isTwice = remotes.some(({ name }) => name === data?.name);
    if (data !== undefined && !isTwice) remotes.push(data);
    else skipped.push({ name: nameOf(entry, index), reason: isTwice ? 'it is there twice' : describe(error), entry });
  }
  return { registry: { schemaVersion, revision, remotes }, skipped };
}

function nameOf(entry: unknown, index: number): string {
  const isNamed = typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string';
  return isNamed ? String(entry.name).slice(0, 60) : `entry ${index + 1}`;
}

function describe(error: z.core.$ZodError | undefined): string {
  const [issue] = error?.issues ?? [];
  return `${issue?.path.join('.')}: ${issue?.message}`;
}

/** `/config.json`: what the browser must know of this installation. Nothing secret ever enters it. */
export const publicConfigSchema = z.object({
  version: z.string(),
  /** Address of Supabase; absent when it is at the page's own origin. */
  supabaseUrl: z.optional(z.string()),
  supabasePublishableKey: z.string(),
  /** Where people reach the product, without a slash at its end; what is shared or indexed names it. */
  siteUrl: z.optional(z.string()),
  /** How to reach the operator: an email address, or the address of a page. */
  contact: z.optional(z.string()),
  /** The AI service that reads what people send to the AI functions, as people are told; absent where there is none. */
  aiProvider: z.optional(z.string()),
  /** Share of visits, 0 to 1, whose browsers measure how the remotes do; none when absent. */
  telemetryShare: z.optional(z.number()),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
