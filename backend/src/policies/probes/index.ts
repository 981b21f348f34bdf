import type { Probe } from '../probe.ts';
import { aboutCompaniesProbes } from './about-companies.ts';
import { companyAndJobProbes, feedProbes, telemetryProbes } from './companies-and-jobs.ts';
import { fileProbes } from './files.ts';
import { myJobProbes } from './my-jobs.ts';
import { profileProbes } from './profiles.ts';

/** In the order in which their rows can be written. */
export const probes: readonly Probe[] = [
  ...profileProbes,
  ...companyAndJobProbes,
  ...aboutCompaniesProbes,
  ...feedProbes,
  ...telemetryProbes,
  ...myJobProbes,
  ...fileProbes,
];
