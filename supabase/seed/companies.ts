import { centreAndRiftCompanies } from './companies/centre-and-rift.ts';
import { coastAndNorthCompanies } from './companies/coast-and-north.ts';
import { homesAndAbroadCompanies } from './companies/homes-and-abroad.ts';
import { nairobiCompanies } from './companies/nairobi.ts';
import { westCompanies } from './companies/west.ts';
import type { Company } from './material.ts';

/** Employers that do not exist. */
export const companies: readonly Company[] = [
  ...nairobiCompanies,
  ...coastAndNorthCompanies,
  ...centreAndRiftCompanies,
  ...westCompanies,
  ...homesAndAbroadCompanies,
];

/** What the demo employer account owns. */
export const companiesOfDemoEmployer: ReadonlySet<string> = new Set([
  'Savanna Ledger',
  'Bluegum Street Clinics',
  'Mwangaza Foods',
]);
