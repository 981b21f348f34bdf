import { readSalary } from '@fursa/shared/values/salary';
import type { JobType } from '../../job/model/job.ts';
import type { OwnJob } from './own-job.ts';

const employmentTypes: Readonly<Record<JobType, string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

/**
 * What search engines read of a job: https://schema.org/JobPosting, with the fields and values that
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting asks for.
 *
 * @param url the job's own page
 */
export function toJobPostingData(job: OwnJob, url: string): Readonly<Record<string, unknown>> {
  const { id, title, type, company, postedAt, closesAt, skills } = job;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: toHtml(job),
    url,
    identifier: { '@type': 'PropertyValue', name: company?.name ?? 'Fursa', value: id },
    ...(postedAt !== null && { datePosted: postedAt.toISOString() }),
    ...(closesAt !== null && { validThrough: closesAt.toISOString() }),
    ...(type !== null && { employmentType: employmentTypes[type] }),
    hiringOrganization:
      company === null
        ? 'confidential'
        : {
            '@type': 'Organization',
            name: company.name,
            ...(company.website !== null && { sameAs: company.website }),
          },
    ...describePlace(job),
    ...describeSalary(job),
    ...(skills.length > 0 && { skills: skills.join(', ') }),
  };
}

/** Search engines want HTML. All of ours is made here, around escaped text. */
function toHtml({ description, requirements }: OwnJob): string {
  const paragraphs = description.split(/\n+/).map((paragraph) => `<p>${escapeText(paragraph)}</p>`);
  const asked = requirements?.split(/\n+/).map((line) => `<li>${escapeText(line)}</li>`) ?? [];
  return paragraphs.join('') + (asked.length > 0 ? `<ul>${asked.join('')}</ul>` : '');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function describePlace({ isRemote, location }: OwnJob): Readonly<Record<string, unknown>> {
  if (isRemote) {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Kenya' },
    };
  }
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(location !== null && { addressLocality: location }),
        addressCountry: 'KE',
      },
    },
  };
}

function describeSalary({ salaryRange }: OwnJob): Readonly<Record<string, unknown>> {
  const salary = salaryRange === null ? undefined : readSalary(salaryRange);
  if (salary === undefined) return {};
  const { currency, lowest, highest, unit } = salary;
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: {
        '@type': 'QuantitativeValue',
        ...(lowest === highest ? { value: lowest } : { minValue: lowest, maxValue: highest }),
        unitText: unit,
      },
    },
  };
}
