import { appNames } from '../../build/index.ts';
import { type Check, reportViolations } from '../check.ts';
import { checkByteBudgets } from './byte-budgets.ts';
import { findRefusedLicences } from './licences.ts';
import { findUnsupportedFeatures } from './supported-browsers.ts';

/** What is asked of the builds in the `dist` folders, which must be there. */
export const builtFilesChecks: readonly Check[] = [
  {
    name: 'supported browsers',
    run: async (root) => reportViolations(await findUnsupportedFeatures(root, appNames)),
  },
  { name: 'byte budgets', run: checkByteBudgets },
  { name: 'licences', run: async (root) => reportViolations(await findRefusedLicences(root, appNames)) },
];
