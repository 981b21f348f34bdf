import { emitEvent } from '@fursa/shared/contract';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadDuration, startWatching } from './start-watching.ts';

const jobs = { remote: 'mf-jobs', version: '1.0.0' };
const shell = { remote: 'shell', version: '3.0.0' };
const entry = {
  name: 'mf-jobs',
  displayName: { en: 'Jobs' },
  owner: 'jobs team',
  contract: '^1.0.0',
  version: '1.0.0',
  entry: 'remoteEntry.js',
  entryGlobal: 'mf_jobs',
  baseUrl: '/remotes/mf-jobs/1.0.0/',
  pages: [],
  slots: [],
  preload: [],
  integrity: {},
};
const scripts: Readonly<Record<string, unknown>> = {
  'fursa-config': { version: '3.0.0', supabasePublishableKey: 'key', telemetryShare: 1 },
  'fursa-registry': { schemaVersion: 1, revision: 1, remotes: [entry] },
};

const send = vi.fn(() => true);
const place = document.createElement('main');
beforeAll(() => {
  for (const [id, value] of Object.entries(scripts)) {
    const script = Object.assign(document.createElement('script'), { id, type: 'application/json' });
    script.textContent = JSON.stringify(value);
    document.body.append(script);
  }
  document.body.append(place);
  Object.defineProperty(navigator, 'sendBeacon', { value: send, configurable: true });
  startWatching();
});
beforeEach(() => {
  // Nothing of the test before.
  window.dispatchEvent(new Event('pagehide'));
  send.mockClear();
  place.innerHTML = '<div data-mf="mf-jobs" data-mf-version="1.0.0"><h1>Jobs</h1></div>';
});

/** What the document reports when it goes. */
function reported(): unknown {
  window.dispatchEvent(new Event('pagehide'));
  return send.mock.calls.map(([address, body]: string[]) => [address, JSON.parse(body ?? '').samples]);
}
const told = (...samples: unknown[]) => [['/functions/v1/telemetry', samples]];

/** An error as a browser tells it of a script. */
function fail(...files: readonly string[]): void {
  const error = new Error('The name and address of somebody');
  error.stack = ['Error: The name of somebody', ...files.map((file) => `    at run (${file}:1:200)`)].join('\n');
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
}
const { origin } = window.location;

test('A page that is shown is a mount, and one that is not is none', () => {
  emitEvent('shell:page-shown', { path: '/jobs', remote: 'mf-jobs' });
  place.innerHTML = '<div role="alert"><button data-retry="mf-jobs">Retry</button></div>';
  emitEvent('shell:page-shown', { path: '/job-match', remote: 'mf-jobs' });
  emitEvent('shell:page-shown', { path: '/', remote: 'shell' });
  expect(reported()).toEqual(told({ ...jobs, metric: 'fursa.remote.mounts', value: 1 }));
});

test('Failures, presses of Retry and versions that gave way are counted, and nothing of the message', () => {
  const message = 'The name of somebody';
  emitEvent('shell:remote-failed', { remote: 'mf-jobs', stage: 'download', message });
  emitEvent('shell:version-replaced', { remote: 'mf-jobs', from: '0.9.0', to: '1.0.0' });
  place.innerHTML = '<div role="alert"><button data-retry="mf-jobs"><span>Retry</span></button></div>';
  place.querySelector('span')?.click();
  expect(reported()).toEqual(
    told(
      { ...jobs, metric: 'fursa.remote.errors', value: 1 },
      { remote: 'mf-jobs', version: '0.9.0', metric: 'fursa.remote.fallbacks', value: 1 },
      { ...jobs, metric: 'fursa.remote.retries', value: 1 },
    ),
  );
});

test('An error belongs to the remote whose file stands in its stack, in the version of that file', () => {
  fail(`${origin}/assets/main.js`, `${origin}/remotes/mf-jobs/1.0.0/page.js`);
  fail(`${origin}/remotes/mf-cv/0.4.0/page.js`, `${origin}/assets/main.js`);
  fail(`${origin}/assets/main.js`);
  expect(reported()).toEqual(
    told(
      { ...jobs, metric: 'fursa.remote.errors', value: 1 },
      { remote: 'mf-cv', version: '0.4.0', metric: 'fursa.remote.errors', value: 1 },
      { ...shell, metric: 'fursa.remote.errors', value: 1 },
    ),
  );
});

test('What extensions and other sites do is nobody’s fault here', () => {
  fail('chrome-extension://abcdef/content.js', `${origin}/assets/main.js`);
  fail('https://elsewhere.example/remotes/mf-jobs/1.0.0/page.js');
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'a word' }));
  expect(reported()).toEqual([]);
});

test('What the policy of the page refused belongs to the script that tried it', () => {
  const refused = Object.assign(new Event('securitypolicyviolation'), {
    sourceFile: `${origin}/remotes/mf-jobs/1.0.0/page.js`,
  });
  document.dispatchEvent(refused);
  expect(reported()).toEqual(told({ ...jobs, metric: 'fursa.csp.violations', value: 1 }));
});

const download = (startTime: number, responseEnd: number) => ({ startTime, responseEnd });

test('A remote takes from its first request until the last of its files is there', () => {
  expect(loadDuration([download(120, 300), download(100, 180), download(310, 450)])).toBe(350);
});

test('What is asked for later, when everything was there, is left out', () => {
  expect(loadDuration([download(100, 180), download(5_000, 9_000)])).toBe(80);
});

test('Without a file there is nothing to report', () => {
  expect(loadDuration([])).toBeUndefined();
});
