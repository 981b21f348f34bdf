import { useLazyPart } from '@fursa/shared/ui';
import { useIsIdle } from '../when-idle.ts';
import type { NotificationBellProps } from './notification-bell.tsx';

const loadBell = () =>
  import(/* webpackChunkName: "notifications" */ './load-bell.ts').then((module) => module.loadBell());

/** Keeps the bell's place free and fills it when the page is idle: nothing on the screen waits for it or moves. */
export function BellPlace(props: NotificationBellProps) {
  const Bell = useLazyPart(loadBell, { isNeeded: useIsIdle(), onFailure: 'retry' });
  return <div className="size-11 shrink-0">{Bell && <Bell {...props} />}</div>;
}
