import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';
import type { VerificationKind } from './model/company.ts';

const { day, number, plural } = createFormats('en');

const seen: Readonly<Record<VerificationKind, (date: string) => string>> = {
  registration: (date) => `Registration certificate seen on ${date}`,
  domain: (date) => `Website or email address confirmed on ${date}`,
  visit: (date) => `Visited on ${date}`,
};

/** The page of one company. */
const en = {
  pageTitle: 'Company',
  documentTitle: (title: string) => `${title} · Fursa`,
  loading: 'Loading the company...',
  allCompanies: 'All companies',
  about: 'What it does',
  noDescription: 'This company has not described itself yet.',
  jobs: 'Open jobs',
  jobCount: (total: number) => `${number(total)} open ${plural(total, { one: 'job', other: 'jobs' })}`,
  noJobs: 'There are no open jobs here right now.',
  aMonth: ' a month',
  posted: (days: number) => {
    if (days < 1) return 'Posted today';
    if (days < 2) return 'Posted yesterday';
    if (days < 60) return `Posted ${number(days)} days ago`;
    return `Posted ${number(Math.floor(days / 30))} months ago`;
  },
  hiring: 'How it hires',
  noHiring: 'This company has not said how it hires yet.',
  verified: 'Verified',
  verifiedLead: 'What we have checked:',
  seen: (kind: VerificationKind, date: Date) => seen[kind](day(date)),
  demoTitle: 'Demo data',
  demoText: 'This company and its jobs are invented, and its website does not exist.',
  notFoundTitle: 'Company not found',
  notFoundText: 'It may have been taken down, or the link is incomplete.',
  findOthers: 'Find other companies',
  findJobs: 'Find remote jobs',
  errorTitle: 'Error loading the company',
  errorText: 'Please try again later or contact support if the problem persists.',
  toastTitle: 'Error',
  toastText: 'Failed to fetch the company',
  report: {
    open: 'Report this company',
    openOf: (name: string) => `Report this company: ${name}`,
    title: 'Report this company',
    lead: 'Companies are never told who reported them.',
    question: 'What is wrong with it?',
    reasons: {
      money: 'It asks applicants for money',
      fake: 'This company does not exist',
      impostor: 'Somebody else is using its name',
      treatment: 'It treats people badly or discriminates',
      outdated: 'The information here is wrong or out of date',
      other: 'Something else',
    },
    noReason: 'Choose what is wrong with it.',
    sentText: 'We have your report and will look into it.',
    knownText: 'We already have your report of this company and will look into it.',
  },
};

export const companyPageMessages = defineMessages({ en });
