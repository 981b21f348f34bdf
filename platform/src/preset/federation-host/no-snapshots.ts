/**
 * Stands in for `plugins/snapshot/SnapshotHandler` of the federation runtime in the shell's build. Snapshots are made of
 * manifests, and our entries are direct: https://module-federation.io/configure/experiments (`disableSnapshot`). That option
 * leaves out the plugin and keeps this class, which each instance makes, and 1.5 KB (brotli) with it.
 *
 * @public Imported by the federation runtime.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { applyPlugin: () => undefined };
}

/** There are no snapshots of remotes that could be given up with them. @public Imported by the federation runtime. */
export function getGlobalRemoteInfo(): Readonly<Record<string, never>> {
  return {};
}
