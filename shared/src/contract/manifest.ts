/** Languages of the product, as BCP 47 tags. */
export const languages = ['en'] as const;
export type Language = (typeof languages)[number];

/** A text in languages of the product. English is always there, and stands in for every other. */
export type LocalizedText = { readonly en: string } & { readonly [Other in Exclude<Language, 'en'>]?: string };

/** `public`: anybody sees the page. `protected`: the shell sends signed-out visitors to `/login`. */
export type PageAccess = 'public' | 'protected';

/** Places in the shell that a remote can fill. A shell leaves a slot that it does not know empty. */
export const slotNames = ['user-widget', 'sign-in-dialog', 'home-panel'] as const;
export type SlotName = (typeof slotNames)[number];

/** Slots that several remotes fill, one beside the other; each of the others has one owner. */
export const sharedSlots: readonly string[] = ['home-panel'] satisfies SlotName[];

/** The set of remotes is open: a shell composes remotes that it has never heard of. */
export type RemoteName = `mf-${string}`;

export function isRemoteName(name: unknown): name is RemoteName {
  return typeof name === 'string' && /^mf-[a-z][a-z0-9-]*$/.test(name);
}

export interface PageManifest {
  /** Unique inside the remote; the key under which `remote.tsx` offers the page. */
  readonly id: string;
  /** Path in the product, from its root, in the pattern language of react-router (`/jobs/:jobId`). */
  readonly path: string;
  readonly access: PageAccess;
  readonly title: LocalizedText;
  /**
   * `false` for a public page that is about its address's query, such as a link in a mail: it is not rendered when the remote is
   * published, because its HTML would first say something else.
   */
  readonly prerender?: false;
  /** Present when the page belongs in the main navigation; entries are sorted by `order`, ascending. */
  readonly navigation?: { readonly label: LocalizedText; readonly order: number };
}

/**
 * What the shell must know of a remote before it loads it. Written by hand in `src/manifest.ts` of the remote; the build
 * adds version, entry, preload list and integrity and writes it as `remote.json`.
 */
export interface RemoteManifest {
  readonly name: RemoteName;
  /** How people call the remote; named by the fallback when it does not load. */
  readonly displayName: LocalizedText;
  /** The team to call when the remote misbehaves. */
  readonly owner: string;
  /** semver range of {@link contractVersion} the remote was built for. */
  readonly contract: string;
  readonly pages: readonly PageManifest[];
  readonly slots: readonly SlotName[];
  /** Present when the remote has something to tell in the notification bell. */
  readonly notifications?: true;
}

/** Keeps the literal types of a manifest, so that `RemoteModule` can demand exactly its pages and slots. */
export function defineManifest<const Manifest extends RemoteManifest>(manifest: Manifest): Manifest {
  return manifest;
}
