import type { Probe } from '../probe.ts';
import { aboutCompaniesProbes, companyAndJobProbes, feedProbes, telemetryProbes } from './companies-and-jobs.ts';
import { myJobProbes } from './my-jobs.ts';
import { fileProbes, profileProbes } from './profiles.ts';

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
