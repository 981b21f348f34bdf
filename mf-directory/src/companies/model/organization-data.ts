import type { CompanyDetails } from './company.ts';

/**
 * What search engines read of a company: https://schema.org/Organization, with the fields that
 * https://developers.google.com/search/docs/appearance/structured-data/organization names.
 *
 * @param url the company's own page here
 */
export function toOrganizationData(company: CompanyDetails, url: string): Readonly<Record<string, unknown>> {
  const { name, website, description, location, size } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    mainEntityOfPage: url,
    ...(website !== null && { url: website }),
    ...(description !== null && { description }),
    ...(location !== null && {
      address: {
        '@type': 'PostalAddress',
        addressLocality: location,
        ...(!location.includes(',') && { addressCountry: 'KE' }),
      },
    }),
    ...describeSize(size),
  };
}

function describeSize(size: string | null): Readonly<Record<string, unknown>> {
  const [, lowest, highest] = /^(\d{1,7}) ?(?:-|–|to) ?(\d{1,7})$/.exec(size ?? '') ?? [];
  if (lowest === undefined || highest === undefined) return {};
  return {
    numberOfEmployees: { '@type': 'QuantitativeValue', minValue: Number(lowest), maxValue: Number(highest) },
  };
}
