export { AppError, type AppErrorCode, isTransient, toAppError } from './app-error.ts';
export { type BackendClient, createDetachedClient, getBackendClient } from './client.ts';
export { ownProfileQueryOptions, updateOwnProfile } from './own-profile.ts';
export { checkBackendUrl, configureBackend, readPublicConfig } from './public-config.ts';
export type { Selected } from './selected.ts';
export { restoreSession, startSession } from './session.ts';
export { type FileUpload, uploadFile } from './upload-file.ts';
