// @module-tag tooling
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { repositoryFolder } from '../build/index.ts';
import { importRules } from './import-rules.ts';
import type { Planted } from './testing/copy-repository.ts';
import { type PlantedViolation, proveCheck } from './testing/prove-check.ts';

const violations: readonly PlantedViolation[] = [
  {
    rule: 'no-cycles',
    files: {
      'mf-jobs/src/listing/model/planted-hen.ts': "export { egg } from './planted-egg.ts';\n",
      'mf-jobs/src/listing/model/planted-egg.ts': "export { egg as hen } from './planted-hen.ts';\n",
    },
    expected: /no-cycles: mf-jobs\/src\/listing\/model\/planted-(hen|egg)[.]ts/,
  },
  breaking('no-orphans', { 'mf-jobs/src/listing/model/planted-orphan.ts': 'export const lonely = true;' }),
  importing('no-unresolved', 'mf-jobs/src/planted-past-exports.ts', '@fursa/shared/src/contract/paths.ts'),
  importing('packages-by-name', 'mf-jobs/src/planted-relative.ts', '../../shared/src/contract/index.ts'),
  importing('remotes-apart', 'mf-jobs/src/planted-neighbour.ts', '../../mf-auth/src/manifest.ts'),
  importing('shell-data-feature', 'shell/src/data/planted.ts', '../isolate/event-log.tsx'),
  importing('shell-session-feature', 'shell/src/session/planted.ts', '../isolate/event-log.tsx'),
  importing('shell-composition-feature', 'shell/src/composition/planted.ts', '../isolate/event-log.tsx'),
  importing('shell-watching-feature', 'shell/src/watching/planted.ts', '../isolate/event-log.tsx'),
  importing('shell-sign-in-again-feature', 'shell/src/sign-in-again/planted.ts', '../isolate/event-log.tsx'),
  importing('shell-connection-feature', 'shell/src/connection/planted.ts', '../isolate/event-log.tsx'),
  importing('shell-layout-feature', 'shell/src/layout/planted.ts', '../isolate/event-log.tsx'),
  importing('shell-assistance-feature', 'shell/src/assistance/planted.ts', '../isolate/event-log.tsx'),
  importing('shell-notifications-feature', 'shell/src/notifications/planted.ts', '../isolate/event-log.tsx'),
  importing('shell-chat-feature', 'shell/src/chat/planted.ts', '../isolate/event-log.tsx'),
  importing('shell-home-feature', 'shell/src/home/planted.ts', '../isolate/event-log.tsx'),
  importing('shell-landing-feature', 'shell/src/landing/planted.ts', '../isolate/event-log.tsx'),
  importing('shell-legal-feature', 'shell/src/legal/planted.ts', '../isolate/event-log.tsx'),
  importing('shell-platform-page-feature', 'shell/src/platform-page/planted.ts', '../isolate/event-log.tsx'),
  importing('shell-own-pages-feature', 'shell/src/own-pages/planted.ts', '../isolate/event-log.tsx'),
  importing('shell-overrides-feature', 'shell/src/overrides/planted.ts', '../isolate/event-log.tsx'),
  importing('mf-auth-form-feature', 'mf-auth/src/form/planted.ts', '../mail/data/grant.ts'),
  importing('mf-auth-mail-feature', 'mf-auth/src/mail/planted.ts', '../sign-in/data/sign-in.ts'),
  importing('mf-auth-sign-in-feature', 'mf-auth/src/sign-in/planted.ts', '../registration/data/register.ts'),
  importing(
    'mf-auth-registration-feature',
    'mf-auth/src/registration/planted.ts',
    '../confirmation/use-confirmation.ts',
  ),
  importing('mf-auth-confirmation-feature', 'mf-auth/src/confirmation/planted.ts', '../widget/user-widget.tsx'),
  importing('mf-auth-password-reset-feature', 'mf-auth/src/password-reset/planted.ts', '../widget/user-widget.tsx'),
  importing(
    'mf-profile-own-files-feature',
    'mf-profile/src/own-files/planted.ts',
    '../details/model/personal-fields.ts',
  ),
  importing('mf-profile-avatar-feature', 'mf-profile/src/avatar/planted.ts', '../completion/profile-notifications.ts'),
  importing('mf-profile-details-feature', 'mf-profile/src/details/planted.ts', '../skills/data/change-skills.ts'),
  importing('mf-profile-skills-feature', 'mf-profile/src/skills/planted.ts', '../cv/data/cv-document.ts'),
  importing('mf-profile-learning-feature', 'mf-profile/src/learning/planted.ts', '../cv/data/cv-document.ts'),
  importing('mf-profile-experience-feature', 'mf-profile/src/experience/planted.ts', '../cv/model/cv-file.ts'),
  importing('mf-profile-cv-builder-feature', 'mf-profile/src/cv-builder/planted.ts', '../avatar/model/crop.ts'),
  importing('mf-profile-cv-feature', 'mf-profile/src/cv/planted.ts', '../completion/profile-notifications.ts'),
  importing(
    'mf-profile-completion-feature',
    'mf-profile/src/completion/planted.ts',
    '../my-data/data/export-my-data.ts',
  ),
  importing('mf-profile-my-data-feature', 'mf-profile/src/my-data/planted.ts', '../page/use-profile-tab.ts'),
  importing('mf-jobs-listing-feature', 'mf-jobs/src/listing/planted-kept.ts', '../kept/model/day.ts'),
  importing('mf-jobs-sharing-feature', 'mf-jobs/src/sharing/planted-kept.ts', '../kept/model/day.ts'),
  importing('mf-jobs-kept-feature', 'mf-jobs/src/kept/planted-report.ts', '../report/report.ts'),
  importing('mf-jobs-report-feature', 'mf-jobs/src/report/planted-search.ts', '../search/model/job-search.ts'),
  importing('mf-jobs-score-feature', 'mf-jobs/src/score/planted-match.ts', '../match/model/match-score.ts'),
  importing('mf-jobs-search-feature', 'mf-jobs/src/search/planted-posting.ts', '../posting/model/posting.ts'),
  importing('mf-jobs-posting-feature', 'mf-jobs/src/posting/planted-match.ts', '../match/model/match-score.ts'),
  importing('mf-jobs-match-feature', 'mf-jobs/src/match/planted.ts', '../home/home-panel.tsx'),
  importing('mf-ai-kept-feature', 'mf-ai/src/kept/planted.ts', '../clipboard/copy-button.tsx'),
  importing('mf-ai-clipboard-feature', 'mf-ai/src/clipboard/planted.ts', '../local-engine/data/run-engine.ts'),
  importing('mf-ai-local-engine-feature', 'mf-ai/src/local-engine/planted.ts', '../ai-service/model/clean-text.ts'),
  importing('mf-ai-ai-service-feature', 'mf-ai/src/ai-service/planted.ts', '../own-cv/data/own-cv.ts'),
  importing('mf-ai-own-cv-feature', 'mf-ai/src/own-cv/planted.ts', '../resume/model/bio-sentences.ts'),
  importing('mf-ai-resume-feature', 'mf-ai/src/resume/planted.ts', '../interview/model/roles.ts'),
  importing('mf-ai-interview-feature', 'mf-ai/src/interview/planted.ts', '../draft/data/application.ts'),
  importing('mf-ai-draft-feature', 'mf-ai/src/draft/planted.ts', '../job-fit/model/job-fit.ts'),
  importing('mf-ai-job-fit-feature', 'mf-ai/src/job-fit/planted.ts', '../job-advert/model/written-advert.ts'),
  importing('mf-ai-job-advert-feature', 'mf-ai/src/job-advert/planted.ts', '../page/use-assistant-tab.ts'),
  importing(
    'mf-directory-companies-feature',
    'mf-directory/src/companies/planted.ts',
    '../resources/model/resource.ts',
  ),
  importing(
    'mf-directory-resources-feature',
    'mf-directory/src/resources/planted.ts',
    '../accessibility/messages/en.ts',
  ),
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
  importing('shared-session-layer', 'shared/src/session/planted.ts', '../backend/index.ts'),
  importing('shared-backend-layer', 'shared/src/backend/planted.ts', '../ui/index.ts'),
  importing('shared-i18n-layer', 'shared/src/i18n/planted.ts', '../session/index.ts'),
  importing('shared-preferences-layer', 'shared/src/preferences/planted.ts', '../session/index.ts'),
  importing('shared-passwords-layer', 'shared/src/passwords/planted.ts', '../i18n/index.ts'),
  importing('shared-ui-layer', 'shared/src/ui/planted.ts', '../backend/index.ts'),
  importing('supabase-in-data-only', 'mf-jobs/src/listing/components/planted-client.ts', '@supabase/supabase-js'),
  importing('supabase-in-data-only', 'shared/src/session/planted-client.ts', '@supabase/supabase-js'),
  importing('data-below-screens', 'mf-jobs/src/listing/data/planted-screen.ts', '@fursa/shared/ui'),
  importing('model-is-pure', 'mf-jobs/src/listing/model/planted-react.ts', 'react'),
  importing('model-is-pure', 'mf-jobs/src/listing/model/planted-data.ts', '../data/keys.ts'),
  importing('platform-knows-contract-and-backend', 'platform/src/planted-session.ts', '@fursa/shared/session'),
  importing('backend-knows-supabase', 'backend/src/planted-shared.ts', '../../shared/src/contract/index.ts'),
  importing('supabase-stands-alone', 'supabase/planted-shared.ts', '../shared/src/contract/index.ts'),
  importing('nobody-imports-e2e-or-bench', 'platform/src/planted-e2e.ts', '../../e2e/playwright.config.ts'),
  importing('e2e-and-bench-stay-outside', 'bench/src/planted-shell.ts', '../../shell/src/main.tsx'),
];

proveCheck(importRules, violations);

test('Every import rule has a violation that proves it', async () => {
  const config = pathToFileURL(join(repositoryFolder, '.dependency-cruiser.mjs')).href;
  const rule = z.object({ name: z.string() });
  const { default: rules } = z.object({ default: z.object({ forbidden: z.array(rule) }) }).parse(await import(config));
  expect(new Set(violations.map((violation) => violation.rule))).toEqual(
    new Set(rules.forbidden.map(({ name }) => name)),
  );
});

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
