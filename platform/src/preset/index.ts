export type { AppConfig, BuildArguments, BuildMode } from './base-config.ts';
export { defineRemote } from './define-remote.ts';
export { defineShell } from './define-shell.ts';
export { defineSingleBundle } from './define-single-bundle.ts';
