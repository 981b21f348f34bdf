export { type PublishOptions, type PublishResult, publishRemote, stageRemote } from './publish-remote.ts';
export { publishShell, type ShellPublishResult } from './publish-shell.ts';
export { readRegistry } from './registry-file.ts';
export { ensureReleaseDir } from './release-dir.ts';
export { rollbackRemote } from './rollback-remote.ts';
export { rollbackShell } from './rollback-shell.ts';
export type { ShellRelease } from './shell-release.ts';
export { configureStaticSite } from './static-site/configure-static-site.ts';
