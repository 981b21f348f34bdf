import { appNames } from '../build/index.ts';
import { bareText } from './bare-text.ts';
import { checkByteBudgets } from './built-files/byte-budgets.ts';
import { findRefusedLicences } from './built-files/licences.ts';
import { findUnsupportedFeatures } from './built-files/supported-browsers.ts';
import { type Check, reportViolations } from './check.ts';
import { houseStyle, noMachinePaths } from './house-style.ts';
import { literalText } from './literal-text.ts';
import { oneVersion } from './one-version.ts';
import { publicSurface } from './public-surface.ts';
import { formatAndLint, importRules, typeCheck, unusedCode } from './tool-checks.ts';

/** What is asked of the builds in the `dist` folders, which must be there. */
export const builtFilesChecks: readonly Check[] = [
  {
    name: 'supported browsers',
    run: async (root) => reportViolations(await findUnsupportedFeatures(root, appNames)),
  },
  { name: 'byte budgets', run: checkByteBudgets },
  { name: 'licences', run: async (root) => reportViolations(await findRefusedLicences(root, appNames)) },
];

/** Every check of the repository, the quick ones first. */
export const checks: readonly Check[] = [
  noMachinePaths,
  houseStyle,
  literalText,
  bareText,
  oneVersion,
  publicSurface,
  importRules,
  formatAndLint,
  unusedCode,
  typeCheck,
];
