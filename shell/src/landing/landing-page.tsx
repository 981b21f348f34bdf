import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { useEffect } from 'react';
import { HomePlace } from '../home/home-place.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { messages } from './messages.ts';
import { NeverPay } from './never-pay.tsx';
import { RemoteWork } from './remote-work/remote-work.tsx';
import { Stats } from './stats.tsx';
import { Stories } from './stories.tsx';

export function LandingPage() {
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const { title } = useMessages(messages);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <HomePlace />
      <Hero />
      <div className="mx-auto flex max-w-page flex-col gap-12 px-inset pt-12 md:gap-18 md:px-6 md:pt-18">
        <Stats />
        <Features />
        <NeverPay />
        <Stories />
        <RemoteWork />
        {!isAuthenticated && <CallToAction />}
      </div>
    </>
  );
}
