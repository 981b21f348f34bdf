export { BackendStartError, type BackendStartErrorCode } from './backend-start-error.ts';
export { type EmbeddedBackend, type EmbeddedBackendOptions, startEmbeddedBackend } from './embedded-backend.ts';
export type { Mail } from './mail/outbox.ts';
