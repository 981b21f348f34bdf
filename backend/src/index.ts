export { BackendStartError, type BackendStartErrorCode } from './backend-start-error.ts';
export { startEmbeddedBackend } from './embedded-backend.ts';
export type { EmbeddedBackend, EmbeddedBackendOptions } from './embedded-backend-surface.ts';
export type { Mail } from './mail/outbox.ts';
