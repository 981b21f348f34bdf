export { configureStaticSite } from './configure-static-site.ts';
export { type PublishOptions, type PublishResult, publishRemote } from './publish-remote.ts';
export { publishShell } from './publish-shell.ts';
export { ensureReleaseDir, readRegistry } from './registry-file.ts';
export { rollbackRemote } from './rollback-remote.ts';
export type { ShellRelease } from './shell-release.ts';
