// @module-tag tooling
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { repositoryFolder } from '../build/index.ts';
import type { Planted } from './testing/copy-repository.ts';
import { type PlantedViolation, shareCopy } from './testing/prove-check.ts';
import { importRules } from './tool-checks.ts';

const { proveCheck } = shareCopy();

const read = (file: string) => import(pathToFileURL(join(repositoryFolder, file)).href);
const features = z
  .record(z.string(), z.array(z.string()))
  .parse((await read('platform/src/checks/app-features.mjs')).features);

const violations: readonly PlantedViolation[] = [
  {
    rule: 'no-cycles',
    files: {
      'mf-jobs/src/job/model/planted-hen.ts': "export { egg } from './planted-egg.ts';\n",
      'mf-jobs/src/job/model/planted-egg.ts': "export { egg as hen } from './planted-hen.ts';\n",
    },
    expected: /no-cycles: mf-jobs\/src\/job\/model\/planted-(hen|egg)[.]ts/,
  },
  breaking('no-orphans', { 'mf-jobs/src/job/model/planted-orphan.ts': 'export const lonely = true;' }),
  importing('no-unresolved', 'mf-jobs/src/planted-past-exports.ts', '@fursa/shared/src/contract/paths.ts'),
  importing('packages-by-name', 'mf-jobs/src/planted-relative.ts', '../../shared/src/contract/index.ts'),
  importing('remotes-apart', 'mf-jobs/src/planted-neighbour.ts', '../../mf-auth/src/manifest.ts'),
  ...Object.entries(features).flatMap(([app, order]) => importingUpwards(app, order)),
  importing('shell-loads-remotes', 'shell/src/planted-remote.ts', '../../mf-auth/src/manifest.ts'),
  importing('remotes-below-shell', 'mf-jobs/src/planted-shell.ts', '../../shell/src/main.tsx'),
  importing('apps-import-shared-only', 'mf-jobs/src/planted-backend.ts', '../../backend/src/index.ts'),
  breaking('app-config-is-the-preset', {
    'mf-jobs/rspack.config.ts': (current) => `import type {} from '@fursa/platform/release';\n${current}`,
  }),
  importing('browser-tests-use-testing', 'mf-jobs/src/planted.test.ts', '../../backend/src/index.ts'),
  importing('testing-in-tests-only', 'mf-jobs/src/planted-testing.ts', '@fursa/shared/testing'),
  importing('nobody-imports-tests', 'platform/src/planted-test.ts', './checks/import-rules.test.ts'),
  importing('shared-below-everything', 'shared/src/planted-above.ts', '../../shell/src/main.tsx'),
  importing('engine-stands-alone', 'engine/src/planted-package.ts', 'vitest'),
  importing('engine-stands-alone', 'engine/src/planted-built-in.ts', 'node:fs'),
  importing('engine-stands-alone', 'engine/src/planted-shared.ts', '../../shared/src/contract/index.ts'),
  running('engine-off-the-screen', 'mf-jobs/src/planted-screen.ts', '../../engine/src/find-skills.ts'),
  running('engine-off-the-screen', 'platform/src/planted-engine.ts', '../../engine/src/find-skills.ts'),
  importing('shared-contract-layer', 'shared/src/contract/planted.ts', '../i18n/index.ts'),
  importing('shared-router-layer', 'shared/src/router/planted.ts', '../ui/index.ts'),
  importing('shared-persisted-store-layer', 'shared/src/persisted-store/planted.ts', '../session/index.ts'),
  importing('shared-session-layer', 'shared/src/session/planted.ts', '../backend/index.ts'),
  importing('shared-backend-layer', 'shared/src/backend/planted.ts', '../ui/index.ts'),
  importing('shared-i18n-layer', 'shared/src/i18n/planted.ts', '../session/index.ts'),
  importing('shared-preferences-layer', 'shared/src/preferences/planted.ts', '../session/index.ts'),
  importing('shared-passwords-layer', 'shared/src/passwords/planted.ts', '../i18n/index.ts'),
  importing('shared-ui-layer', 'shared/src/ui/planted.ts', '../backend/index.ts'),
  importing('supabase-in-data-only', 'mf-jobs/src/job/components/planted-client.ts', '@supabase/supabase-js'),
  importing('supabase-in-data-only', 'shared/src/session/planted-client.ts', '@supabase/supabase-js'),
  importing('data-below-screens', 'mf-jobs/src/job/data/planted-screen.ts', '@fursa/shared/ui'),
  importing('model-is-pure', 'mf-jobs/src/job/model/planted-react.ts', 'react'),
  importing('model-is-pure', 'mf-jobs/src/job/model/planted-data.ts', '../data/keys.ts'),
  importing('platform-knows-contract-and-backend', 'platform/src/planted-session.ts', '@fursa/shared/session'),
  importing('backend-knows-supabase', 'backend/src/planted-shared.ts', '../../shared/src/contract/index.ts'),
  importing('supabase-stands-alone', 'supabase/planted-shared.ts', '../shared/src/contract/index.ts'),
  importing('nobody-imports-e2e-or-bench', 'platform/src/planted-e2e.ts', '../../e2e/playwright.config.ts'),
  importing('e2e-and-bench-stay-outside', 'bench/src/planted-shell.ts', '../../shell/src/main.tsx'),
];

proveCheck(importRules, violations);

test('Every import rule has a violation that proves it', async () => {
  const rule = z.object({ name: z.string() });
  const config = z.object({ default: z.object({ forbidden: z.array(rule) }) });
  const { default: rules } = config.parse(await read('.dependency-cruiser.mjs'));
  expect(new Set(violations.map((violation) => violation.rule))).toEqual(
    new Set(rules.forbidden.map(({ name }) => name)),
  );
});

/** Each feature of an app imports the next one, which stands above it. */
function importingUpwards(app: string, order: readonly string[]): PlantedViolation[] {
  const planted = (feature: string | undefined) => `${app}/src/${feature}/planted-upwards.ts`;
  const above = order.slice(1);
  return above.map((feature, index) => ({
    rule: `${app}-${order[index]}-feature`,
    files: {
      [planted(order[index])]: `import type {} from '../${feature}/planted-upwards.ts';\n`,
      ...(feature === order.at(-1) ? { [planted(feature)]: 'export {};\n' } : {}),
    },
  }));
}

/** Planted imports carry types only, which the rules must see as well: types are how packages grow together. */
function importing(rule: string, from: string, to: string): PlantedViolation {
  return breaking(rule, { [from]: `import type {} from '${to}';\n` });
}

/** An import of values, where types are free. */
function running(rule: string, from: string, to: string): PlantedViolation {
  return breaking(rule, { [from]: `import '${to}';\n` });
}

function breaking(rule: string, files: Planted): PlantedViolation {
  return { rule, files };
}
