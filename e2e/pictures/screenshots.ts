import path from 'node:path';
import { demoPassword, test } from '../testing/fursa-test.ts';
import { storeSession } from '../testing/session.ts';
import { untilQuiet } from '../testing/until-quiet.ts';
import { scenes } from './scenes.ts';

const folder = path.resolve(import.meta.dirname, '../../test-results/screenshots');
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;
const looks = sizes.flatMap((size) => (['light', 'dark'] as const).map((theme) => ({ size, theme })));

for (const { name, account, path: address, preferences, isWholePage = false, prepare } of scenes) {
  for (const { size, theme } of looks) {
    test(`The scene ${name} is pictured ${theme}, ${size.width} pixels wide`, async ({ page, expectedErrors }) => {
      // Many of the states are refusals and broken lines.
      expectedErrors.push(/./);
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: theme });
      if (account !== undefined) await storeSession(page, `${account}@example.com`, demoPassword);
      if (preferences !== undefined) {
        await page.addInitScript(
          (state) => localStorage.setItem('fursa-preferences', JSON.stringify({ state, version: 0 })),
          { theme, ...preferences },
        );
      }
      await page.goto(address);
      await untilQuiet(page);
      await prepare(page);
      await untilQuiet(page);
      await page.screenshot({
        path: path.join(folder, `${name.replaceAll('/', '-')}-${size.width}-${theme}.png`),
        fullPage: isWholePage,
        animations: 'disabled',
      });
    });
  }
}
