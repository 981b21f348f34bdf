import { appNames, remoteNames } from '../build/app-names.ts';
import { suites } from '../test-run/suites.ts';
import type { CommandSpec } from './command.ts';
import { releaseCommands, repair, target, why } from './releasing/release-commands.ts';

const apps = { words: '[app...]', count: { least: 0, most: appNames.length } };
const fresh = { fresh: { summary: 'empties the data folder first' } };

/** Every command, in groups, in the order of the help. */
export const commandGroups = {
  'Every day': {
    start: {
      summary: 'builds what is stale, publishes it and serves all at http://localhost:3000',
      options: fresh,
      details: [
        'What it builds and publishes by itself is checked as far as files tell; `fursa check` and `publish` look further.',
        'platform/README.md lists the environment variables.',
      ],
      load: async () => (await import('./start/start.ts')).start,
    },
    isolate: {
      summary: 'serves one remote alone in the tester’s page, at http://localhost:3100',
      words: '<remote>',
      count: { least: 1, most: 1 },
      options: fresh,
      load: async () => (await import('./start/start.ts')).isolate,
    },
    dev: {
      summary: 'serves the product with hot reload of the named remotes, of all by default',
      words: '[remote...]',
      count: { least: 0, most: remoteNames.length },
      load: async () => (await import('../dev/start-dev.ts')).startDev,
    },
    build: {
      summary: 'builds what is stale of the named apps, of all by default',
      ...apps,
      options: { force: { summary: 'builds what is fresh, too' } },
      load: async () => (await import('./build.ts')).build,
    },
    test: {
      summary: 'runs what every change must pass: checks, builds, tests in Node and in the browser',
      options: {
        all: { summary: 'every test there is, as before a release; a test that needs its second try fails it' },
        only: { value: '<part>', needs: 'a part', summary: '`checks`, `unit`, `browser` or a suite of the list below' },
        repeat: { value: '<times>', needs: 'a number', summary: 'so many times in a row, with the time of each' },
        busy: { summary: 'while every processor is kept busy by something else' },
      },
      details: [
        'Left out without `--all`, and run alone by their names:',
        ...Object.entries(suites).map(([name, summary]) => `  ${name.padEnd(10)}${summary}`),
        '  journeys  twenty random walks through the product in the place of one (e2e/README.md)',
        'The suite `tooling` runs without `--all`, too, where the checks, their settings or the template differ from main.',
      ],
      load: async () => (await import('./test.ts')).runTests,
    },
  },
  Releasing: {
    ...releaseCommands,
    'publish-build': {
      summary: 'checks the build of a remote that has a repository of its own, and makes it the served version',
      words: '<folder>',
      count: { least: 1, most: 1 },
      options: {
        why,
        force: { value: '"<reason>"', needs: 'a reason', summary: 'publishes what the checks refuse; is recorded' },
        repair,
        target,
      },
      target: 'changes',
      json: true,
      details: ['docs/guides/a-remote-in-its-own-repository.md says where such a build comes from.'],
      load: async () => (await import('./releasing/publish.ts')).publishBuild,
    },
    headers: {
      summary: 'writes what a static host must be told of the release: headers, and which file answers a path',
      words: '<netlify | nginx | cloudfront>',
      count: { least: 1, most: 1 },
      options: {
        output: { value: '<folder>', needs: 'a folder', summary: 'where it goes; one file goes to stdout otherwise' },
        target,
      },
      target: 'reads',
      details: ['docs/guides/static-hosts.md says what to do with it.'],
      load: async () => (await import('./headers.ts')).headers,
    },
    'load-data': {
      summary: 'loads the words of the search into a Supabase project, after its migrations',
      options: { demo: { summary: 'loads the demo data too, whose passwords are public' } },
      details: ['docs/guides/deploy-to-supabase.md says when.'],
      load: async () => (await import('./load-data.ts')).loadData,
    },
  },
  'The repository': {
    fix: {
      summary:
        'mends what a tool can mend in what you changed: format, imports, lint, unused exports, and all that is generated',
      options: { staged: { summary: 'in what is staged alone, as the hook before a commit does' } },
      load: async () => (await import('./fix.ts')).fix,
    },
    new: {
      summary: 'writes a remote with one page and its test',
      words: '<remote>',
      count: { least: 0, most: 1 },
      options: {
        title: { value: '"<words>"', needs: 'a title', summary: 'what people read as the name of its page' },
        output: { value: '<folder>', needs: 'a folder', summary: 'makes it a repository of its own, in that folder' },
      },
      load: async () => (await import('./new-remote.ts')).newRemote,
    },
    pack: {
      summary: 'writes @fursa/shared and the preset as archives, for a remote in a repository of its own',
      options: { output: { value: '<folder>', needs: 'a folder', summary: 'where they go, instead of packages' } },
      details: ['docs/guides/a-remote-in-its-own-repository.md says what to do with them.'],
      load: async () => (await import('../pack/pack-packages.ts')).pack,
    },
    pipelines: {
      summary: 'writes the workflow of each app, .github/workflows/<app>.yml, from what it depends on',
      load: async () => (await import('../pipelines/workflow.ts')).pipelines,
    },
    surface: {
      summary: 'writes down what @fursa/shared offers, in shared/surface',
      load: async () => (await import('./fix.ts')).surface,
    },
  },
} satisfies Readonly<Record<string, Readonly<Record<string, CommandSpec>>>>;
