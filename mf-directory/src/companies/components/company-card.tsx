import { companyPath, type LoginState } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link, useLocation } from '@fursa/shared/router';
import { ButtonAnchor } from '@fursa/shared/ui';
import { messages } from '../messages.ts';
import type { Company } from '../model/company.ts';
import { CompanyFacts, factClasses, factRowClasses, factsClasses } from './company-facts.tsx';
import { CompanyLogo } from './company-logo.tsx';

export interface CompanyCardProps {
  readonly company: Company;
}

/** A row on phones, a card where there is room. All of it leads to the company's page, but for the links in it. */
export function CompanyCard({ company }: CompanyCardProps) {
  const { id, name, website, openJobs } = company;
  const text = useMessages(messages);
  const { pathname, search } = useLocation();
  // Where the company's page leads back to.
  const state: LoginState = { from: pathname + search };
  return (
    <article className="relative grid h-full gap-x-3 py-1 @3xs:grid-cols-[auto_minmax(0,1fr)_auto] @xl:grid-cols-[auto_minmax(0,1fr)] @xl:grid-rows-[1fr_auto] @xl:rounded-lg @xl:border @xl:border-line @xl:bg-surface @xl:p-4 @xl:hover:border-edge">
      <span className="py-0.5">
        <CompanyLogo name={name} src={company.logo} />
      </span>
      <div className="min-w-0">
        <h2 className="text-base leading-tight @xl:text-lg">
          <Link
            to={companyPath(id)}
            state={state}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            <bdi translate="no">{name}</bdi>
          </Link>
        </h2>
        <div className={`text-muted text-sm leading-snug ${factsClasses}`}>
          <div className={factRowClasses}>
            <CompanyFacts company={company} />
            {openJobs > 0 && (
              <p className={`${factClasses} @xl:basis-full @xl:pt-1`}>
                <Link
                  to={`${companyPath(id)}#jobs`}
                  state={state}
                  className="relative whitespace-nowrap py-1 text-primary underline-offset-4 hover:underline"
                >
                  {text.openJobs(openJobs)}
                  <span className="sr-only"> {text.at(name)}</span>
                </Link>
              </p>
            )}
          </div>
        </div>
      </div>
      <ButtonAnchor
        href={website}
        variant="quiet"
        className="relative self-start justify-self-start text-sm @3xs:@max-xl:-mr-3 @3xs:@max-xl:-ml-1 @xl:col-start-2 @xl:-mb-2"
      >
        <span className="@3xs:@max-xl:sr-only">
          {text.visitWebsite} <span className="sr-only">{text.of(name)}</span>
        </span>
      </ButtonAnchor>
    </article>
  );
}
