import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { number, plural, day, time } = createFormats('en');
const percent = (share: number) => `${number(Math.round(share * 10) / 10)}%`;

/** The page of the operator. */
const en = {
  title: 'Platform',
  lead: 'What visitors get, how it does on their devices, and who changed it.',
  loading: 'Loading what is served',
  notAdministrator: {
    title: 'This page is for administrators.',
    text: 'If you should have access, ask the operator of this site to give your account the administrator role.',
  },
  absent: {
    title: 'There is nothing to show here',
    text: 'Releases of this site are not managed by a gateway. Use the fursa command where they are made.',
  },
  failed: { title: 'The releases could not be loaded', text: 'Check your connection and try again.' },
  measurementsFailed: 'The measurements could not be loaded. The releases below are up to date.',
  shell: 'Shell',
  notServed: 'Not served',
  live: (version: string) => `Live: ${version}`,
  trial: (version: string, share: number) => `On trial: ${version} for ${percent(share)} of visitors`,
  since: (at: Date, who: string) => `Since ${day(at)}, ${time(at)}, by ${who}`,
  health: {
    title: 'Last 24 hours',
    none: 'No measurements yet.',
    of: (version: string) => `Version ${version}`,
    mounts: 'Shown',
    errors: 'Errors',
    retries: 'Retries',
    fallbacks: 'Fell back',
    number,
  },
  vitals: {
    names: {
      'browser.web_vital.lcp': 'Largest paint (LCP)',
      'browser.web_vital.inp': 'Response to input (INP)',
      'browser.web_vital.cls': 'Layout shift (CLS)',
      'browser.web_vital.fcp': 'First paint (FCP)',
      'browser.web_vital.ttfb': 'First byte (TTFB)',
      'fursa.remote.load.duration': 'Time to load',
    },
    score: (value: number) => value.toFixed(2),
    duration: (milliseconds: number) =>
      milliseconds < 1_000
        ? `${number(Math.round(milliseconds))} ms`
        : `${number(Math.round(milliseconds / 100) / 10)} s`,
    /** What the picture of a line shows. */
    line: (name: string, least: string, most: string, last: string) =>
      `${name}: three quarters of visits were at or below this, between ${least} and ${most} an hour, ${last} in the last one`,
  },
  versions: {
    title: (count: number) =>
      `${number(count)} ${plural(count, { one: 'earlier version', other: 'earlier versions' })}`,
    rolledBack: 'Rolled back',
    kept: 'Kept',
  },
  history: {
    title: 'History',
    actions: {
      publish: 'Published',
      canary: 'Trial changed',
      promote: 'Promoted',
      rollback: 'Rolled back',
      undo: 'Undone',
    },
    share: (version: string, share: number) => `${version} for ${percent(share)}`,
    noShare: 'no trial',
    nothing: 'nothing',
    move: (from: string, to: string) => `from ${from} to ${to}`,
    signed: (at: Date, who: string) => `${day(at)}, ${time(at)}, by ${who}`,
  },
  moves: {
    promote: {
      button: 'Promote',
      title: (app: string, version: string) => `Promote ${app} ${version}?`,
      text: (to: string, from: string) => `Everybody gets ${to} instead of ${from} on their next page.`,
      busy: 'Promoting...',
      done: (app: string, version: string) => `Everybody gets ${app} ${version}`,
    },
    rollback: {
      button: 'Roll back',
      title: (app: string, version: string) => `Roll back ${app} to ${version}?`,
      text: (to: string, from: string) =>
        `Everybody gets ${to} instead of ${from} on their next page. A version on trial is taken back as well.`,
      busy: 'Rolling back...',
      done: (app: string, version: string) => `${app} is back at ${version}`,
    },
    'end-canary': {
      button: 'End trial',
      title: (app: string, version: string) => `End the trial of ${app} ${version}?`,
      text: (to: string, from: string) => `The visitors who have ${from} get ${to}, like everybody else.`,
      busy: 'Ending the trial...',
      done: (app: string, version: string) => `The trial of ${app} ${version} has ended`,
    },
    /** Behind the word on a button, for screen readers. */
    of: (app: string, version: string) => `${app}, ${version}`,
    reason: 'Reason',
    reasonHelp: 'Kept in the history with your email address.',
    reasonMissing: 'Say why, in at least three letters.',
    cancel: 'Cancel',
    failed: 'Nothing was changed',
    failures: {
      'rate-limited': 'There were too many changes in the last minute. Wait a minute and try again.',
      forbidden: 'Your account no longer has the administrator role.',
      unauthenticated: 'Your session has ended. Sign in again.',
      other: 'The server could not be reached. Your reason is still here: try again.',
    },
  },
};

/** Bundled with the chunk of this page alone. */
export const messages = defineMessages({ en });
