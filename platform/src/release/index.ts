export { type PublishOptions, type PublishResult, publishRemote } from './publish-remote.ts';
export { publishShell, type ShellRelease } from './publish-shell.ts';
export { ensureReleaseDir, readRegistry } from './registry-file.ts';
export { rollbackRemote } from './rollback-remote.ts';
