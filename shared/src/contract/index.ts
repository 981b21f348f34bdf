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
export { jobPath, jobPathPattern, type LoginState, type ProductPath, paths, readReturnPath } from './paths.ts';
export type { LazyComponent, RemoteModule, SlotProps } from './remote-module.ts';
export { type SharedModuleName, sharedModules } from './shared-modules.ts';
export { contractVersion } from './version.ts';
