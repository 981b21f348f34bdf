import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.ts';

/** The banners; their bytes come when the page has nothing better to do. */
export function IdleBanners() {
  const [Banners, setBanners] = useState<ComponentType>();
  useEffect(() => {
    whenIdle(() => {
      import(/* webpackChunkName: "banners" */ './banners.tsx').then(
        (module) => setBanners(() => module.Banners),
        () => {
          // They warn about the line and have just become its victim: the page goes on as it was.
        },
      );
    });
  }, []);
  return Banners ? <Banners /> : null;
}
