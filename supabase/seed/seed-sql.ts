import { accountsSql } from './account-sql.ts';
import { demoAccounts, employer } from './accounts.ts';
import { companies, companiesOfDemoEmployer } from './companies.ts';
import { hiringProcessOf } from './hiring.ts';
import { seedJobs } from './jobs.ts';
import type { Company } from './material.ts';
import { resources } from './resources.ts';
import { insertRows, literal } from './sql.ts';

/** The demo data as one script; the same text at each call. */
export function seedSql(): string {
  return [accountsSql(demoAccounts), companiesSql(), verificationsSql(), jobsSql(), resourcesSql()].join('\n');
}

function companiesSql(): string {
  return insertRows(
    'public.companies',
    ['id', 'owner_id', 'name', 'industry', 'size', 'location', 'website', 'description', 'hiring_process', 'is_demo'],
    companies.map((company) => [
      literal(companyId(company)),
      literal(companiesOfDemoEmployer.has(company.name) ? employer.id : null),
      literal(company.name),
      literal(company.industry),
      literal(company.size),
      literal(company.town),
      literal(websiteOf(company)),
      literal(`${company.about} ${company.perk}`),
      literal(hiringProcessOf(company)),
      literal(true),
    ]),
  );
}

function verificationsSql(): string {
  return insertRows(
    'public.company_verifications',
    ['company_id', 'kind', 'evidence', 'checked_on', 'is_demo'],
    companies.flatMap((company, index) =>
      verificationsOf(index).map(({ kind, evidence, daysAgo }) => [
        literal(companyId(company)),
        literal(kind),
        literal(evidence),
        `(now() at time zone 'utc')::date - ${daysAgo}`,
        literal(true),
      ]),
    ),
  );
}

function jobsSql(): string {
  return insertRows(
    'public.jobs',
    [
      'id',
      'company_id',
      'title',
      'description',
      'requirements',
      'location',
      'salary_range',
      'type',
      'experience_level',
      'skills',
      'is_demo',
      'created_at',
      'closes_at',
    ],
    seedJobs().map((job, index) => [
      literal(`5eed0b00-0000-4000-8000-${numbered(index)}`),
      literal(companyId(job.company)),
      literal(job.title),
      literal(job.description),
      literal(job.requirements),
      literal(job.location),
      literal(job.salaryRange),
      literal(job.type),
      literal(job.level),
      literal(job.skills),
      literal(true),
      `now() - interval '${job.minutesOld} minutes'`,
      job.closesInDays === null ? literal(null) : `now() + interval '${job.closesInDays} days'`,
    ]),
  );
}

function resourcesSql(): string {
  return insertRows(
    'public.resources',
    [
      'id',
      'title',
      'type',
      'url',
      'publisher',
      'description',
      'languages',
      'hours',
      'extent',
      'cost',
      'skills',
      'is_demo',
    ],
    resources.map((resource, index) => [
      literal(`5eed0c00-0000-4000-8000-${numbered(index)}`),
      literal(resource.title),
      literal(resource.type),
      literal(resource.url),
      literal(resource.publisher),
      literal(resource.description),
      literal(resource.languages ?? ['en']),
      resource.hours === undefined ? literal(null) : String(resource.hours),
      literal(resource.extent),
      literal(resource.cost ?? 'free'),
      literal(resource.skills),
      literal(true),
    ]),
  );
}

function companyId(company: Company): string {
  return `5eedc000-0000-4000-8000-${numbered(companies.indexOf(company))}`;
}

function numbered(index: number): string {
  return String(index + 1).padStart(12, '0');
}

/** All under example.com, which nobody can own. */
function websiteOf({ name }: Company): string {
  return `https://${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example.com`;
}

/** What was seen of a company of the seed. All of it is invented, and says so. */
interface Verification {
  readonly kind: 'registration' | 'domain' | 'visit';
  readonly evidence: string;
  readonly daysAgo: number;
}

/** The evidence for the company at this place of the list: two thirds of them have some, a few have all three kinds. */
function verificationsOf(index: number): readonly Verification[] {
  if (index % 3 === 2) return [];
  return [
    {
      kind: 'registration',
      evidence: `Demo data: the certificate DEMO-${String(index + 1).padStart(4, '0')} is invented.`,
      daysAgo: 40 + ((index * 17) % 300),
    },
    ...(index % 4 === 0
      ? [
          {
            kind: 'domain',
            evidence: 'Demo data: no such website exists.',
            daysAgo: 30 + ((index * 11) % 200),
          } as const,
        ]
      : []),
    ...(index % 6 === 0
      ? [{ kind: 'visit', evidence: 'Demo data: nobody was there.', daysAgo: 20 + ((index * 7) % 100) } as const]
      : []),
  ];
}
