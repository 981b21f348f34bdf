import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { ButtonLink, pageHeadingId } from '@fursa/shared/ui';
import { messages } from './messages.ts';
import clinic from './pictures/clinic.svg';
import market from './pictures/market.svg';
import workshop from './pictures/workshop.svg';

export function Hero() {
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
