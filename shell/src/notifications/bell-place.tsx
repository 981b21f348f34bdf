import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.ts';
import type { NotificationBellProps } from './notification-bell.tsx';

/** Keeps the bell's place free and fills it when the page is idle: nothing on the screen waits for it or moves. */
export function BellPlace(props: NotificationBellProps) {
  const [Bell, setBell] = useState<ComponentType<NotificationBellProps>>();

  useEffect(() => {
    let isMounted = true;
    whenIdle(() => {
      import(/* webpackChunkName: "notifications" */ './load-bell.ts')
        .then(({ loadBell }) => loadBell())
        .then(
          (component) => isMounted && setBell(() => component),
          // An extra: where it does not arrive its place stays empty, as that of a slot does.
          () => undefined,
        );
    });
    return () => {
      isMounted = false;
    };
  }, []);

  return <div className="size-11 shrink-0">{Bell && <Bell {...props} />}</div>;
}
