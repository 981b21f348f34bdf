export {
  type BrowserStorage,
  deviceStorage,
  isStorageRefused,
  onStorageRefused,
  tabStorage,
} from './browser-storage.ts';
export {
  emitEvent,
  onAnyEvent,
  onEvent,
  type ProductEventName,
  type ProductEvents,
  type RecordedEvent,
  type RemoteFailureStage,
} from './events.ts';
export {
  defineManifest,
  isRemoteName,
  type Language,
  type LocalizedText,
  type PageAccess,
  type PageManifest,
  type RemoteManifest,
  type RemoteName,
  type SlotName,
  sharedSlots,
  slotNames,
} from './manifest.ts';
export {
  type NotificationContext,
  type NotificationSource,
  type NotificationType,
  notificationsKey,
  notificationTypes,
  type ProductNotification,
} from './notifications.ts';
export { type OwnProfile, ownProfileKey } from './own-profile.ts';
export {
  companyPath,
  companyPathPattern,
  jobPath,
  jobPathPattern,
  type LoginState,
  paths,
  readProductPath,
  readReturnPath,
} from './paths.ts';
export { chunkListOf, type LazyComponent, type RemoteModule, type SlotProps } from './remote-module.ts';
export { type SharedModuleName, sharedModules } from './shared-modules.ts';
export { contractVersion } from './version.ts';
