import { appNames } from '../../build/app-names.ts';
import type { CommandSpec } from '../command.ts';

/** Of every command that changes what is served. */
export const why = { value: '"<reason>"', needs: 'a reason', summary: 'is recorded in the history' };
/** Of every command that works on a release. */
export const target = {
  value: '<address>',
  needs: 'an address',
  summary: 'of the release: s3://bucket/prefix instead of the release folder',
};
/** Of what publishes builds. */
export const repair = { summary: 'writes files of a published version again that somebody has altered' };
const force = (summary: string) => ({ value: '"<reason>"', needs: 'a reason', summary });

/** What changes the release folder, and what looks at it. */
export const releaseCommands = {
  check: {
    summary: 'checks an app as publish does, and in a browser beside what is live; releases nothing',
    words: '<app>',
    count: { least: 1, most: 1 },
    options: { tests: { summary: "runs the app's own tests as well" }, target },
    target: 'reads',
    json: true,
    load: async () => (await import('./check.ts')).check,
  },
  compatibility: {
    summary: 'tries every live remote in the shell before, and every remote before in the live shell, in a browser',
    options: { target },
    target: 'reads',
    json: true,
    load: async () => (await import('./check.ts')).compatibility,
  },
  publish: {
    summary: 'builds the named apps if they are stale, checks them and makes them the served versions',
    words: '<app>...',
    count: { least: 1, most: appNames.length },
    options: {
      why,
      force: force('publishes what the checks refuse or a live remote does not take; is recorded'),
      repair,
      target,
    },
    target: 'changes',
    json: true,
    load: async () => (await import('./publish.ts')).publish,
  },
  canary: {
    summary: 'serves a version of a remote to a share of the visitors, the same ones at each visit',
    words: '<remote> [version]',
    count: { least: 1, most: 2 },
    options: {
      percent: {
        value: '<number>',
        needs: 'a share',
        summary: 'of the visitors; who has it keeps it when the share grows',
      },
      end: { summary: 'takes it back: everybody gets the same version again' },
      why,
      target,
    },
    target: 'changes',
    json: true,
    details: ['The version is one of the release folder, or the built one, which is checked as `publish` does.'],
    load: async () => (await import('./canary.ts')).canary,
  },
  promote: {
    summary: 'serves to everybody what a share of the visitors has',
    words: '<remote>',
    count: { least: 1, most: 1 },
    options: { why, target },
    target: 'changes',
    json: true,
    load: async () => (await import('./canary.ts')).promote,
  },
  rollback: {
    summary: 'serves an older version again, the one before the present one by default',
    words: '<app> [version]',
    count: { least: 1, most: 2 },
    options: { why, force: force('for a shell that live remotes do not take; is recorded'), target },
    target: 'changes',
    json: true,
    load: async () => (await import('./rollback.ts')).rollback,
  },
  unpublish: {
    summary: 'takes a remote out: nobody gets it any more; its files stay for tabs that are open',
    words: '<remote>',
    count: { least: 1, most: 1 },
    options: { why, target },
    target: 'changes',
    json: true,
    load: async () => (await import('./rollback.ts')).unpublish,
  },
  undo: {
    summary: 'takes the last change of what is served back, whatever it was',
    options: { why, target },
    target: 'changes',
    json: true,
    load: async () => (await import('./rollback.ts')).undo,
  },
  releases: {
    summary: 'shows what is served, what else is there, and who changed it when and why',
    words: '[app]',
    count: { least: 0, most: 1 },
    options: { target },
    target: 'reads',
    json: true,
    load: async () => (await import('./releases.ts')).releases,
  },
  diff: {
    summary: 'compares two versions of a remote: pages, slots, contract and bytes',
    words: '<remote> <version> <version>',
    count: { least: 3, most: 3 },
    options: { target },
    target: 'reads',
    json: true,
    load: async () => (await import('./releases.ts')).diff,
  },
  prune: {
    summary: 'removes versions that nobody has been served for 30 days, and what killed releases left behind',
    options: {
      days: { value: '<number>', needs: 'a number of days', summary: 'instead of 30' },
      'dry-run': { summary: 'says what would go, and removes nothing' },
      target,
    },
    target: 'changes',
    json: true,
    load: async () => (await import('./registry.ts')).pruneReleases,
  },
  registry: {
    summary: 'looks whether everything that is served is there and whole',
    words: 'verify',
    count: { least: 1, most: 1 },
    options: {
      site: { value: '<address>', needs: 'an address', summary: 'fetches every file from there as well' },
      target,
    },
    target: 'reads',
    json: true,
    load: async () => (await import('./registry.ts')).registry,
  },
  keys: {
    summary: 'makes, replaces and retires the keys that sign the registry; lists them by default',
    words: '[new | rotate | retire <key> | sign]',
    count: { least: 0, most: 2 },
    options: { target },
    target: ([action]) => (action === 'sign' ? 'changes' : undefined),
    json: true,
    details: [
      'FURSA_KEY_DIR names the folder of the keys. Where it is not set, registries are neither signed nor checked.',
      '`sign` signs the registry as it stands: one from before there were keys, or one that you have looked through.',
    ],
    load: async () => (await import('./keys.ts')).keys,
  },
  doctor: {
    summary: 'looks at this machine, the builds and the release folder, and says what to do',
    json: true,
    load: async () => (await import('./doctor.ts')).doctor,
  },
} satisfies Readonly<Record<string, CommandSpec>>;
