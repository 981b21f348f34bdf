import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { ButtonLink } from '@fursa/shared/ui';
import { useEffect } from 'react';
import { HomePlace } from '../home/home-place.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { messages } from './messages.ts';
import { RemoteWork } from './remote-work/remote-work.tsx';

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

function CallToAction() {
  const text = useMessages(messages).callToAction;
  return (
    <section
      aria-labelledby="call-to-action-title"
      className="flex flex-col items-start gap-4 rounded-lg border border-transparent bg-primary-soft p-6 in-data-[contrast=high]:border-line md:p-12"
    >
      <h2 id="call-to-action-title" className="text-2xl">
        {text.title}
      </h2>
      <p className="max-w-line">{text.text}</p>
      <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap">
        <ButtonLink to={paths.register}>{text.create}</ButtonLink>
        <ButtonLink to={paths.login} variant="quiet">
          {text.signIn}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The one warning that every job seeker should have read. */
function NeverPay() {
  const text = useMessages(messages).neverPay;
  return (
    <section aria-labelledby="never-pay-title" className="border-warning border-l-4 pl-4">
      <h2 id="never-pay-title" className="text-xl">
        {text.title}
      </h2>
      <p className="max-w-line text-muted">{text.text}</p>
    </section>
  );
}

function Stats() {
  const { stats, statsLabel } = useMessages(messages);
  return (
    // Asks for the room it has and not for the screen's width: with a larger font there is less of it.
    <section aria-label={statsLabel} className="@container">
      <dl className="grid grid-cols-1 gap-x-4 gap-y-6 @min-[17rem]:grid-cols-2 @min-[40rem]:grid-cols-4">
        {[stats.jobs, stats.companies, stats.seekers, stats.resources].map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse border-l-2 border-primary pl-4">
            <dt className="text-muted">{label}</dt>
            <dd className="text-2xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Stories() {
  const { stories, storiesTitle, storiesNote } = useMessages(messages);
  return (
    <section aria-labelledby="stories-title" className="flex flex-col gap-6">
      <h2 id="stories-title" className="text-2xl">
        {storiesTitle}
      </h2>
      <p className="-mt-4 text-muted">{storiesNote}</p>
      <div className="grid gap-8 md:grid-cols-3">
        {[stories.first, stories.second, stories.third].map(({ quote, person }) => (
          <figure key={person} className="flex flex-col gap-3 border-t-2 border-line pt-4">
            <blockquote className="text-lg">{quote}</blockquote>
            <figcaption className="text-sm text-muted">{person}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
