import { bareText } from './bare-text.ts';
import type { Check } from './check.ts';
import { formatAndLint } from './format-and-lint.ts';
import { houseStyle } from './house-style.ts';
import { importRules } from './import-rules.ts';
import { literalText } from './literal-text.ts';
import { noMachinePaths } from './no-machine-paths.ts';
import { oneVersion } from './one-version.ts';
import { publicSurface } from './public-surface.ts';
import { typeCheck } from './type-check.ts';
import { unusedCode } from './unused-code.ts';

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
