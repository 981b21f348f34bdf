import { BackLink } from '@fursa/shared/bundled/back-link';
import { companyPath, paths } from '@fursa/shared/contract';
import { productAddress, useDocumentTitle, useHeadElement, writeJsonLd } from '@fursa/shared/document';
import { useMessages } from '@fursa/shared/i18n';
import { useParams, useSearchParams } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import {
  ButtonLink,
  ErrorPanel,
  focusPageHeading,
  LoadingRegion,
  Page,
  PageHeading,
  Skeleton,
  useErrorToast,
} from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { companyPageMessages } from './company-page-messages.ts';
import { CompanyFacts, factRowClasses, factsClasses } from './components/company-facts.tsx';
import { CompanyLogo } from './components/company-logo.tsx';
import { CompanyView } from './components/company-view.tsx';
import { companyQueryOptions } from './data/get-company.ts';
import type { CompanyDetails } from './model/company.ts';
import { readCompanySearch } from './model/company-search.ts';
import { toOrganizationData } from './model/organization-data.ts';

export function CompanyPage() {
  const text = useMessages(companyPageMessages);
  const { companyId = '' } = useParams();
  return (
    <Page width="wide">
      <BackLink to={paths.companies}>{text.allCompanies}</BackLink>
      <CompanyContent key={companyId} companyId={companyId} />
    </Page>
  );
}

interface CompanyContentProps {
  readonly companyId: string;
}

function CompanyContent({ companyId }: CompanyContentProps) {
  const text = useMessages(companyPageMessages);
  const [parameters] = useSearchParams();
  const query = useQuery(companyQueryOptions(companyId, readCompanySearch(parameters).page));
  const { data, error, isPending, fetchStatus } = query;
  const isMissing = error?.code === 'not-found';
  const isLoading = isPending && fetchStatus !== 'paused';
  useCompanyHead(isMissing ? null : data?.company);
  useErrorToast(isMissing ? null : error, text.toastTitle, text.toastText);

  function handleRetry(): void {
    // The button goes away with the panel; without this the focus would be nowhere.
    focusPageHeading();
    void query.refetch();
  }

  function renderRest() {
    if (data !== undefined) return <CompanyView page={data} />;
    if (isLoading) return <CompanyPageSkeleton label={text.loading} />;
    if (isMissing) return <MissingCompany />;
    return (
      <ErrorPanel title={text.errorTitle} onRetry={handleRetry}>
        {text.errorText}
      </ErrorPanel>
    );
  }

  const company = data?.company;
  // One heading for every state: it has the focus after a navigation, and keeps it when the company has come.
  return (
    <article className="flex min-h-dvh flex-col gap-6 md:gap-8">
      <div className="@container">
        <div className="flex flex-col gap-x-4 gap-y-3 @xs:flex-row @xs:items-start">
          {company && <CompanyLogo name={company.name} src={company.logo} isLarge />}
          {isLoading && <Skeleton className="size-16 shrink-0" />}
          <div className="min-w-0">
            <PageHeading
              title={
                company ? (
                  <bdi translate="no" className="wrap-anywhere">
                    {company.name}
                  </bdi>
                ) : isMissing ? (
                  text.notFoundTitle
                ) : (
                  text.pageTitle
                )
              }
            />
            {company && (
              <div className={`mt-1 text-muted ${factsClasses}`}>
                <div className={factRowClasses}>
                  <CompanyFacts company={company} />
                </div>
              </div>
            )}
          </div>
        </div>
      </div>
      {renderRest()}
    </article>
  );
}

/** Where a company would be that does not exist; visitors may not see the list of the others. */
function MissingCompany() {
  const text = useMessages(companyPageMessages);
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  return (
    <div className="flex flex-col items-start gap-6">
      <p className="max-w-line text-muted">{text.notFoundText}</p>
      <ButtonLink to={isAuthenticated ? paths.companies : paths.remoteJobs} variant="primary">
        {isAuthenticated ? text.findOthers : text.findJobs}
      </ButtonLink>
    </div>
  );
}

/**
 * What browsers and search engines read of a company's page. Engines leave out what is invented, and a page without a company.
 *
 * @param company undefined while it is not known, null when there is none
 */
function useCompanyHead(company: CompanyDetails | null | undefined): void {
  const text = useMessages(companyPageMessages);
  const address = company ? productAddress(companyPath(company.id)) : '';
  const isListed = company ? !company.isDemo : company === undefined;
  useDocumentTitle(text.documentTitle(company?.name ?? (company === null ? text.notFoundTitle : text.pageTitle)));
  useHeadElement('link', company ? { rel: 'canonical', href: address } : undefined);
  useHeadElement('meta', isListed ? undefined : { name: 'robots', content: 'noindex' });
  useHeadElement(
    'script',
    company ? { type: 'application/ld+json' } : undefined,
    company ? writeJsonLd(toOrganizationData(company, address)) : '',
  );
}

interface CompanyPageSkeletonProps {
  readonly label: string;
}

/** A company's page that is not there yet: its text, and rows of jobs. */
function CompanyPageSkeleton({ label }: CompanyPageSkeletonProps) {
  return (
    <LoadingRegion label={label} className="flex flex-col gap-4">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="mt-4 h-6 w-40" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </LoadingRegion>
  );
}
