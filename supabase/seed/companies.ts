import { centreAndRiftCompanies } from './companies/centre-and-rift.ts';
import { coastAndNorthCompanies } from './companies/coast-and-north.ts';
import { nairobiCompanies } from './companies/nairobi.ts';
import { westCompanies } from './companies/west.ts';
import type { Company } from './material.ts';

/** Sixty employers that do not exist. */
export const companies: readonly Company[] = [
  ...nairobiCompanies,
  ...coastAndNorthCompanies,
  ...centreAndRiftCompanies,
  ...westCompanies,
];

/** What the demo employer account owns. */
export const companiesOfDemoEmployer: ReadonlySet<string> = new Set([
  'Savanna Ledger',
  'Bluegum Street Clinics',
  'Mwangaza Foods',
]);
