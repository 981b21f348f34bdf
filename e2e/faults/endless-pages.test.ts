import path from 'node:path';
import { publishRemote, rollbackRemote } from '@fursa/platform/release';
import { expect, test } from '../testing/fursa-test.ts';
import { prepareData, type RunningFursa, runFursa } from '../testing/run-fursa.ts';
import { untilQuiet } from '../testing/until-quiet.ts';
import { withEntry } from '../testing/write-version.ts';

const dataDir = path.resolve(import.meta.dirname, '../../.cache/e2e/endless-pages');
const releaseDir = `${dataDir}-releases`;

/** A remote all of whose pages are this function; `React` is the shell's. */
const pageOf = (component: string) => `let React; globalThis.mf_jobs = {
  init: (scope) => Promise.resolve(Object.values(scope.react)[0].get()).then((get) => { React = get(); }),
  get: async () => () => ({ remote: { slots: {}, pages: new Proxy({}, { get: () => async () => ${component} }) } }),
};`;

const endless = [
  [
    'sets its state in an effect without end',
    'function Page() { const [n, set] = React.useState(0); React.useEffect(() => set(n + 1)); return React.createElement("h1", null, "Endless"); }',
  ],
  ['waits for ever', 'function Page() { throw React.never ??= new Promise(() => {}); }'],
] as const;

test.describe.configure({ mode: 'default' });

let product: RunningFursa;
test.beforeAll(async () => {
  await prepareData(dataDir);
  product = await runFursa(['start'], dataDir);
});
test.afterAll(async () => {
  expect(await product.stop()).toBe(0);
});
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/without end/, /mf-jobs/);
});

for (const [index, [name, component]] of endless.entries()) {
  test(`When a page ${name}, the version before takes its place, and links work`, {
    tag: '@faults',
  }, async ({ page }) => {
    await withEntry(`9.${index}.0`, pageOf(component), (dist) => publishRemote(dist, releaseDir));
    await page.goto(`${product.address}/privacy`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Remote jobs' }).click();
    const place = page.locator('main [data-mf="mf-jobs"]');
    await expect(place.getByRole('searchbox')).toBeEnabled();
    // A list that arrives moves the footer, and a press whose link has moved before it ends is none.
    await untilQuiet(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await rollbackRemote(releaseDir, 'mf-jobs');
  });
}
