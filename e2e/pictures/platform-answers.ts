/** What the gateway would tell an administrator: no demo account is one. */
const administrator = 'grace.wanjiru@example.com';
const version = (hash: string) => `0.1.0-h${hash}`;
const published = (app: string, to: string, from?: string) => ({
  at: '2026-11-23T09:12:00.000Z',
  by: 'amina',
  action: 'publish',
  app,
  to,
  ...(from === undefined ? {} : { from }),
});

export const older = version('1df86dba7e');
const [live, trial] = [version('308eae30f7'), version('b669ec55b1')];
const trialBegins = {
  at: '2026-11-23T10:40:00.000Z',
  by: administrator,
  action: 'canary',
  app: 'mf-jobs',
  from: live,
  to: live,
  why: 'The list loads in one request instead of two',
  canary: { to: { version: trial, percent: 5 } },
};
const wentWrong = {
  at: '2026-11-22T16:03:00.000Z',
  by: 'watcher',
  action: 'rollback',
  app: 'mf-jobs',
  from: version('e6bc3f7d16'),
  to: older,
  why: '212 faults in 1904 visits (11.1 %), before it 31 in 8120 (0.4 %)',
};
const since = published('mf-jobs', live, older);

export const releases = {
  apps: [
    {
      app: 'shell',
      before: version('cb53b82646'),
      versions: [{ version: version('6a0d1f3c55'), state: 'served', since: published('shell', version('6a0d1f3c55')) }],
    },
    {
      app: 'mf-jobs',
      before: older,
      versions: [
        { version: live, state: 'served', since },
        { version: trial, state: 'canary', percent: 5, since: trialBegins },
        { version: older, state: 'kept', since: published('mf-jobs', older) },
        { version: wentWrong.from, state: 'rolled back', since: published('mf-jobs', wentWrong.from, older) },
      ],
    },
    { app: 'mf-ai', versions: [{ version: live, state: 'served', since: published('mf-ai', live) }] },
  ],
  changes: [trialBegins, since, wentWrong],
};

const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 23, hour)).toISOString());
const count = (metric: string, of: string, times: number) => ({
  remote: 'mf-jobs',
  version: of,
  metric,
  hour: hours[12],
  count: times,
  total: times,
  p75: null,
});
/** Slower by day, when many are there. */
const line = (metric: string, usual: number) =>
  hours.map((hour, index) => ({
    ...count(metric, live, 40),
    hour,
    p75: usual * (1 + Math.sin((index / 24) * Math.PI) / 2 + ((index * 7) % 5) / 25),
  }));
export const measured = [
  count('fursa.remote.mounts', live, 8_312),
  count('fursa.remote.errors', live, 12),
  count('fursa.remote.retries', live, 41),
  count('fursa.remote.fallbacks', live, 3),
  count('fursa.remote.mounts', trial, 431),
  count('fursa.remote.errors', trial, 1),
  ...line('browser.web_vital.ttfb', 240),
  ...line('browser.web_vital.fcp', 820),
  ...line('browser.web_vital.lcp', 1_350),
  ...line('browser.web_vital.inp', 96),
  ...line('browser.web_vital.cls', 0.012),
  ...line('fursa.remote.load.duration', 310),
];
