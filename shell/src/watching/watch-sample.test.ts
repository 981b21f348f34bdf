import { afterEach, beforeEach, expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { watchSample } from './watch-sample.ts';

/** What a document does that watches, and no other. */
let listens: MockInstance<typeof window.addEventListener>;
const isWatching = () =>
  listens.mock.calls.some(
    ([name, listener]) => name === 'pagehide' && typeof listener === 'function' && listener.name === 'flush',
  );

beforeEach(() => {
  listens = vi.spyOn(window, 'addEventListener');
  document.body.innerHTML = `<script type="application/json" id="fursa-registry">{"schemaVersion":1,"revision":1,"remotes":[]}</script>`;
  offer(1);
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function offer(telemetryShare?: number): void {
  document.getElementById('fursa-config')?.remove();
  const config = { version: '1.0.0', supabasePublishableKey: 'key', telemetryShare };
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="fursa-config">${JSON.stringify(config)}</script>`,
  );
}

/** As a browser says it whose owner has asked for it. */
function browserSays(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

/** Draws, and waits until what a draw may bring has come. */
async function draw(): Promise<void> {
  watchSample();
  await import('./start-watching.ts');
  await new Promise((done) => setTimeout(done));
}

test('A visitor who is drawn is measured', async () => {
  await draw();
  expect(isWatching()).toBe(true);
});

test('One visit in ten is drawn where one in ten is asked for, and none where nothing is said', async () => {
  offer(0.1);
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.1);
  await draw();
  expect(isWatching()).toBe(false);
  random.mockReturnValue(0.099);
  await draw();
  expect(isWatching()).toBe(true);

  listens.mockClear();
  offer();
  random.mockReturnValue(0);
  await draw();
  expect(isWatching()).toBe(false);
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
  ['connection', { saveData: true }],
])('A visitor whose browser says %s is not drawn', async (name, value) => {
  browserSays(name, value);
  await draw();
  expect(isWatching()).toBe(false);
});

test.each([
  ['doNotTrack', '0'],
  ['doNotTrack', 'unspecified'],
  ['globalPrivacyControl', false],
  ['connection', { saveData: false }],
])('A browser that says %s: %j asks for nothing', async (name, value) => {
  browserSays(name, value);
  await draw();
  expect(isWatching()).toBe(true);
});

test('What a tester tries is not watched', async () => {
  sessionStorage.setItem('fursa-overrides', '{"targets":{"mf-jobs":"1.2.0"},"disabled":[]}');
  await draw();
  expect(isWatching()).toBe(false);
});
