export { composeHtml } from './compose-html.ts';
export { type PublishOptions, type PublishResult, publishRemote } from './publish-remote.ts';
export { publishShell, readShellRelease, type ShellRelease } from './publish-shell.ts';
export { ensureReleaseDir, readRegistry } from './registry-file.ts';
export { ReleaseError } from './release-error.ts';
export { rollbackRemote } from './rollback-remote.ts';
