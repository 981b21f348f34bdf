import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { ButtonLink, Card, pageHeadingId, useLazyPart } from '@fursa/shared/ui';
import { BookOpen, Building2, MapPin, ShieldCheck, Sparkles, Target } from 'lucide-react';
import { useEffect } from 'react';
import { HomePlace } from '../home/home-place.tsx';
import { useIsIdle } from '../when-idle.ts';
import { messages } from './messages.ts';
import clinic from './pictures/clinic.svg';
import market from './pictures/market.svg';
import workshop from './pictures/workshop.svg';

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

function Features() {
  const { features, featuresTitle } = useMessages(messages);
  const cards = [
    { ...features.matching, Icon: Target },
    { ...features.companies, Icon: Building2 },
    { ...features.resources, Icon: BookOpen },
    { ...features.location, Icon: MapPin },
    { ...features.premium, Icon: Sparkles },
    { ...features.verified, Icon: ShieldCheck },
  ];
  return (
    <section aria-labelledby="features-title" className="flex flex-col gap-6">
      <h2 id="features-title" className="text-2xl">
        {featuresTitle}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ title, text, Icon }) => (
          <Card key={title} as="li" className="flex flex-col gap-2">
            <Icon aria-hidden="true" className="size-6 text-primary" strokeWidth={1.75} />
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Hero() {
  const text = useMessages(messages);
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  return (
    <section className="border-b border-line bg-surface">
      <div className="mx-auto grid max-w-page items-center gap-8 px-inset py-10 md:grid-cols-[1.15fr_1fr] md:gap-12 md:px-6 md:py-18">
        <div className="flex flex-col items-start gap-4">
          <p className="landing-badge">{text.badge}</p>
          <h1 id={pageHeadingId} tabIndex={-1} className="text-3xl leading-tight md:text-hero">
            {text.headline}
          </h1>
          <p className="max-w-[44ch] text-lg text-muted">{text.lead}</p>
          <div className="mt-2 flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap">
            <ButtonLink to={isAuthenticated ? paths.jobMatch : paths.register} variant="primary">
              {isAuthenticated ? text.seeMatches : text.getStarted}
            </ButtonLink>
            <ButtonLink to={paths.jobs}>{text.browseJobs}</ButtonLink>
          </div>
        </div>
        <div data-decoration="" className="grid grid-cols-3 gap-3">
          <img className="rounded-lg" src={workshop} alt={text.pictures.workshop} width="240" height="320" />
          <img className="mt-6 rounded-lg" src={clinic} alt={text.pictures.clinic} width="240" height="320" />
          <img className="rounded-lg" src={market} alt={text.pictures.market} width="240" height="320" />
        </div>
      </div>
    </section>
  );
}

// In the file that an idle page fetches anyway.
const loadJobs = () =>
  import(/* webpackChunkName: "idle-parts" */ './remote-work/newest-remote-jobs.tsx').then(
    (module) => module.NewestRemoteJobs,
  );

function RemoteWork() {
  const text = useMessages(messages).remoteWork;
  const Jobs = useLazyPart(loadJobs, { isNeeded: useIsIdle(), onFailure: 'retry' });
  return (
    <section aria-labelledby="remote-work-title" className="flex flex-col items-start gap-4">
      <h2 id="remote-work-title" className="text-2xl">
        {text.title}
      </h2>
      <p className="max-w-line text-muted">{text.text}</p>
      {/* The place of three jobs, so that nothing below moves when they come. */}
      <div className="min-h-54 w-full">{Jobs && <Jobs />}</div>
      <ButtonLink to={paths.remoteJobs}>{text.explore}</ButtonLink>
    </section>
  );
}
