import { useMessages } from '@fursa/shared/i18n';
import { useEffect } from 'react';
import { messages } from '../messages/index.ts';
import { CallToAction } from './call-to-action.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { RemoteWork } from './remote-work.tsx';
import { Stats } from './stats.tsx';
import { Stories } from './stories.tsx';

export function LandingPage() {
  const { title } = useMessages(messages).landing;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Hero />
      <div className="mx-auto flex max-w-page flex-col gap-12 px-4 pt-12 md:gap-18 md:px-6 md:pt-18">
        <Stats />
        <Features />
        <Stories />
        <RemoteWork />
        <CallToAction />
      </div>
    </>
  );
}
