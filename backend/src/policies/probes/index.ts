import type { Probe } from '../probe.ts';
import { companyAndJobProbes, feedProbes } from './companies-and-jobs.ts';
import { fileProbes } from './files.ts';
import { myJobProbes } from './my-jobs.ts';
import { profileProbes } from './profiles.ts';

/** In the order in which their rows can be written. */
export const probes: readonly Probe[] = [
  ...profileProbes,
  ...companyAndJobProbes,
  ...feedProbes,
  ...myJobProbes,
  ...fileProbes,
];
