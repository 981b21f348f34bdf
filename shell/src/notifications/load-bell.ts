import { type ComponentType, createElement } from 'react';
import { NotificationBell, type NotificationBellProps } from './notification-bell.tsx';

/** The bell, standing on the remotes' common surface. */
export async function loadBell(): Promise<ComponentType<NotificationBellProps>> {
  const { RemoteSurface } = await import(/* webpackChunkName: "remote-base" */ '../composition/remote-surface.tsx');
  return (props) => createElement(RemoteSurface, null, createElement(NotificationBell, props));
}
