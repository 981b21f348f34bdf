/**
 * Who may import whom. Each rule says in its comment what to do instead, and `platform/src/checks` plants one violation
 * per rule in a copy of the repository to prove that it bites.
 * Files are parsed by swc, since TypeScript 7 has no compiler API. It sees type-only imports and follows the names of
 * workspace packages to their source, so that every rule below speaks of files in this repository.
 */
import { features } from './platform/src/checks/app-features.mjs';

const apps = '^(shell|mf-[^/]+)/';
const tests = '[.]test[.]tsx?$';
const browserTests = '^(shell|mf-[^/]+|shared)/.*[.]test[.]tsx?$';
/** What exists for tests: the modules named so, and the folders beside the tests that use them. */
const testing = '/src/testing([.]ts|/)';
const remoteE2e = '^mf-[^/]+/e2e/';
/** The one file outside the tests that starts a backend for them. */
const testRunSetup = '^platform/src/checks/embedded-backend[.]ts$';
/** What is measured is filled past the quotas of an account. */
const measuredBackend =
  '^bench/src/(landing/variants|scale/scale-variants|match-speed/match-speed-bench|search/search-bench|relevance/relevance-bench)[.]ts$';
/** A remote makes the files that people might choose, for its own tests and for those outside. */
const corpora = '^mf-[^/]+/src/testing/[^/]+-corpus/';

/** No screen waits for the engine. */
const engineUsers = [`${apps}src/.*-worker(?:[.]test)?[.]ts$`, `${apps}src/.*data/[^/]+$`];

const sharedLayers = [
  { layer: 'contract', mayImport: [] },
  { layer: 'router', mayImport: ['contract'] },
  { layer: 'persisted-store', mayImport: ['contract'] },
  { layer: 'session', mayImport: ['contract', 'persisted-store'] },
  { layer: 'backend', mayImport: ['contract', 'session'] },
  { layer: 'i18n', mayImport: ['contract', 'persisted-store'] },
  { layer: 'preferences', mayImport: ['contract', 'persisted-store'] },
  // The backend asks the same rule, in Node.
  { layer: 'passwords', mayImport: [] },
  { layer: 'ui', mayImport: ['contract', 'i18n', 'router'] },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Move what both need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports the file and it imports nothing: delete it, or use it.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '[.]d[.]ts$',
          '[.]config[.]ts$',
          '^[.]dependency-cruiser[.]mjs$',
          '^platform/src/preset/federation-host/',
        ],
      },
      to: {},
    },
    {
      name: 'no-unresolved',
      comment: 'The file does not exist, or it is not among the `exports` of its package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'packages-by-name',
      comment:
        'Import another package by its name: a relative path reaches past its `exports`. supabase/ has none: backend and the bench of matches reach into it.',
      severity: 'error',
      from: { path: '^([^/]+)/.+', pathNot: ['^backend/', '^bench/src/match-speed/'] },
      to: { path: '^[^/]+/.+', pathNot: ['^$1/', 'node_modules'], dependencyTypes: ['local'] },
    },
    {
      name: 'remotes-apart',
      comment: 'A remote never imports another remote. They meet in URLs, events and slots.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^mf-[^/]+/', pathNot: '^$1/' },
    },
    ...Object.entries(features).flatMap(([app, order]) =>
      order.slice(0, -1).map((feature, index) => ({
        name: `${app}-${feature}-feature`,
        comment: `${feature} stands below ${order.slice(index + 1).join(', ')}: move what it needs down.`,
        severity: 'error',
        from: { path: `^${app}/src/${feature}/`, pathNot: tests },
        to: { path: `^${app}/src/(${order.slice(index + 1).join('|')})/` },
      })),
    ),
    {
      name: 'shell-loads-remotes',
      comment: 'The shell loads remotes at run time; it never imports their source.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^mf-[^/]+/' },
    },
    {
      name: 'remotes-below-shell',
      comment: 'A remote knows nothing of the shell. What both need lives in shared.',
      severity: 'error',
      from: { path: '^mf-[^/]+/' },
      to: { path: '^shell/' },
    },
    {
      name: 'apps-import-shared-only',
      comment: 'Browser code imports nothing of ours but @fursa/shared, and @fursa/engine in workers and data/.',
      severity: 'error',
      from: { path: apps, pathNot: [tests, remoteE2e, '^[^/]+/rspack[.]config[.]ts$'] },
      to: { path: '^(backend|platform|supabase)/' },
    },
    {
      name: 'app-config-is-the-preset',
      comment: 'The build configuration of an app is one call of @fursa/platform/preset.',
      severity: 'error',
      from: { path: `${apps}rspack[.]config[.]ts$` },
      to: { path: '^(backend|platform|supabase)/', pathNot: '^platform/src/preset/index[.]ts$' },
    },
    {
      name: 'browser-tests-use-testing',
      comment: 'Tests of browser code reach the other side through @fursa/backend/testing only.',
      severity: 'error',
      from: { path: browserTests },
      to: { path: '^(backend|platform|supabase)/', pathNot: '^backend/src/testing([.]ts|/)' },
    },
    {
      name: 'testing-in-tests-only',
      comment: 'Only tests import what exists for tests.',
      severity: 'error',
      from: {
        pathNot: [
          tests,
          testRunSetup,
          measuredBackend,
          remoteE2e,
          '^e2e/',
          '^bench/src/cvs/measure-cvs[.]ts$',
          testing,
        ],
      },
      to: { path: testing },
    },
    {
      name: 'nobody-imports-tests',
      comment: 'A test file exports nothing: move what others need into a `testing` module.',
      severity: 'error',
      from: {},
      to: { path: tests },
    },
    {
      name: 'shared-below-everything',
      comment: 'shared imports nothing above itself.',
      severity: 'error',
      from: { path: '^shared/', pathNot: tests },
      to: { path: '^(shell|mf-[^/]+|engine|backend|platform|supabase|e2e|bench)/' },
    },
    {
      name: 'engine-stands-alone',
      comment:
        'engine runs in Node, in Deno and in browsers: it imports nothing of ours, no package and no built-in module.',
      severity: 'error',
      from: { path: '^engine/', pathNot: tests },
      to: { pathNot: '^engine/' },
    },
    {
      name: 'engine-off-the-screen',
      comment:
        'engine is heavy: the functions and the benches use it, and of browser code workers (`*-worker.ts`) and data/ alone. Its types weigh nothing.',
      severity: 'error',
      from: { pathNot: ['^engine/', '^supabase/', '^bench/', tests, ...engineUsers] },
      to: { path: '^engine/', dependencyTypesNot: ['type-only'] },
    },
    ...sharedLayers.map(({ layer, mayImport }) => ({
      name: `shared-${layer}-layer`,
      comment: `Inside shared, ${layer} imports ${mayImport.join(' and ') || 'no other folder'} only.`,
      severity: 'error',
      from: { path: `^shared/src/${layer}/`, pathNot: tests },
      to: { path: '^shared/src/', pathNot: `^shared/src/(${[layer, ...mayImport].join('|')})/` },
    })),
    {
      name: 'supabase-in-data-only',
      comment: 'Screens talk to the backend through data/; only data/ and shared/src/backend know supabase-js.',
      severity: 'error',
      from: {
        path: `${apps}|^shared/|^platform/|^backend/|^bench/`,
        pathNot: ['^shared/src/backend/', '/data/[^/]+$', '^backend/.*[.]test[.]ts$', '^backend/src/testing/'],
      },
      to: { path: '@supabase[/+](supabase|auth|postgrest|storage|realtime|functions)-js' },
    },
    {
      name: 'data-below-screens',
      comment: 'data/ talks to the backend and renders nothing.',
      severity: 'error',
      from: { path: ['^(shell|mf-[^/]+)/src/data/', '^(shell|mf-[^/]+)/src/[^/]+/data/'], pathNot: tests },
      to: { path: '/(pages|components)/[^/]+$|-page[.]tsx$|^shared/src/ui/' },
    },
    {
      name: 'model-is-pure',
      comment: 'model/ decides: no React, no I/O. Hand it values.',
      severity: 'error',
      from: { path: '/model/[^/]+$', pathNot: tests },
      to: {
        path: [
          'node_modules/(react|react-dom|react-router|react-router-dom|@tanstack/react-query|zustand)/',
          '/(data|pages|components)/[^/]+$',
          '^shared/src/(backend|session|ui|router)/',
        ],
        // The types of the database, of which nothing is there at run time.
        pathNot: '^shared/src/backend/database-types[.]ts$',
      },
    },
    {
      name: 'platform-knows-contract-and-backend',
      comment: 'platform imports @fursa/shared/contract and @fursa/backend; of the apps it reads the builds.',
      severity: 'error',
      from: { path: '^platform/', pathNot: testRunSetup },
      to: { path: '^(shared/src/(?!contract/)|shell/|mf-[^/]+/|supabase/)' },
    },
    {
      name: 'backend-knows-supabase',
      comment: 'backend reads supabase/ and the rule for passwords, and imports nothing else of ours.',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^(shared|shell|mf-[^/]+|platform)/', pathNot: '^shared/src/passwords/' },
    },
    {
      name: 'supabase-stands-alone',
      comment: 'What Supabase runs must run there: it imports nothing of ours but @fursa/engine.',
      severity: 'error',
      from: { path: '^supabase/', pathNot: [tests, '^supabase/tests/'] },
      to: { path: '^(shared|shell|mf-[^/]+|platform|backend)/' },
    },
    {
      name: 'nobody-imports-e2e-or-bench',
      comment: 'Journeys and measurements look at the product from outside.',
      severity: 'error',
      from: { pathNot: '^(e2e|bench)/' },
      to: { path: '^(e2e|bench)/' },
    },
    {
      name: 'e2e-and-bench-stay-outside',
      comment: 'Journeys and measurements use the product as built, never the source of an app.',
      severity: 'error',
      from: { path: '^(e2e|bench)/' },
      to: { path: '^(shell|mf-[^/]+)/', pathNot: corpora },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg'],
    },
  },
};
