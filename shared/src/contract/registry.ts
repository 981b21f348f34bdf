import * as z from 'zod/mini';
import { languages, remoteNames, slotNames } from './manifest.ts';

/** A file of a build, relative to its folder: no scheme, no `..`, no leading slash. */
const filePath = z.string().check(z.regex(/^(?!.*\.\.)[\w][\w./~-]*$/));
const integrityHash = z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/));
const localizedText = z.record(z.enum(languages), z.string().check(z.minLength(1)));
const productPath = z.string().check(z.regex(/^\/(?!\/)[^\\\s?#]*$/));
const semver = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/));

const pageSchema = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
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
  name: z.enum(remoteNames),
  displayName: localizedText,
  version: semver,
  owner: z.string().check(z.minLength(1)),
  contract: z.string().check(z.minLength(1)),
  pages: z.array(pageSchema),
  slots: z.array(z.enum(slotNames)),
  notifications: z.optional(z.literal(true)),
  /** The federation container, loaded as a classic script. */
  entry: filePath,
  /** Name of the global the entry defines. */
  entryGlobal: z.string().check(z.regex(/^[A-Za-z_$][\w$]*$/)),
  /** What the exposed module needs whatever page is asked for. */
  preload: z.array(filePath),
  integrity: z.record(filePath, integrityHash),
});
export type RemoteDescription = z.infer<typeof remoteDescriptionSchema>;
export type PageDescription = RemoteDescription['pages'][number];

/** A remote as the registry points at it. `baseUrl` ends in `/`; a path of this origin or an allowed origin's address. */
export const registeredRemoteSchema = z.extend(remoteDescriptionSchema, {
  baseUrl: z.string().check(z.regex(/^(https?:\/\/[A-Za-z0-9.:[\]-]+)?(\/(?!\.{1,2}\/)[\w.~@-]+)*\/$/)),
});
export type RegisteredRemote = z.infer<typeof registeredRemoteSchema>;

/** `/registry.json`. `revision` grows by one with each change (compare-and-swap). */
export const registrySchema = z.object({
  schemaVersion: z.literal(1),
  revision: z.number().check(z.int(), z.nonnegative()),
  remotes: z.array(registeredRemoteSchema),
});
export type Registry = z.infer<typeof registrySchema>;

/** `/config.json`: what the browser must know of this installation. Nothing secret ever enters it. */
export const publicConfigSchema = z.object({
  version: z.string(),
  /** Address of Supabase; absent when it is at the page's own origin. */
  supabaseUrl: z.optional(z.string()),
  supabasePublishableKey: z.string(),
  /** Where people reach the product, without a slash at its end; what is shared or indexed names it. */
  siteUrl: z.optional(z.string()),
  /** How to reach whoever runs this installation: an e-mail address, or the address of a page. */
  contact: z.optional(z.string()),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
