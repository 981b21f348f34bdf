import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configureStaticSite, publishRemote, publishShell } from '@fursa/platform/release';
import type { Page } from '@playwright/test';
import { sampleCv } from '../mf-ai/sample-cv.ts';
import { expect, fillSignIn, test } from '../testing/fursa-test.ts';
import { isSameDocument, markDocument, newAccountPassword, signInAsSomebody } from '../testing/session.ts';
import { nginx, serveAsNetlify, serveWithNginx } from '../testing/static-hosts.ts';
import { withText } from '../testing/write-version.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const remotes = ['mf-auth', 'mf-jobs', 'mf-profile', 'mf-ai', 'mf-directory'];

const hosts = [
  { name: 'a host that reads _headers and _redirects', serve: serveAsNetlify, unknown: 404, isThere: true },
  { name: 'nginx', serve: serveWithNginx, unknown: 200, isThere: existsSync(nginx) },
];

for (const { name, serve, unknown } of hosts.filter(({ isThere }) => isThere)) {
  test(`Behind ${name} people sign in, their CV is read, and a release reaches the next document`, {
    tag: '@products',
  }, async ({ page, baseURL }) => {
    const email = await signInAsSomebody(page);
    const { supabasePublishableKey: publishableKey } = await (await page.request.get('/config.json')).json();
    const release = await mkdtemp(path.join(tmpdir(), 'fursa-static-'));
    await publishShell(path.join(repository, 'shell/dist'), release, '0.1.0');
    for (const remote of remotes) await publishRemote(path.join(repository, remote, 'dist'), release);
    await configureStaticSite(release, { url: baseURL ?? '', publishableKey });
    const host = await serve(release);
    try {
      const status = async (address: string) => (await page.request.get(host.address + address)).status();
      expect(await status('/jobs/5eed0b00-0000-4000-8000-000000000001')).toBe(200);
      expect([await status('/assets/gone.js'), await status('/history.json'), await status('/shells/x')]).toEqual([
        404, 404, 404,
      ]);
      expect(await status('/nothing/here')).toBe(unknown);
      const missing = await page.request.get(`${host.address}/assets/gone.js`);
      if (name === 'nginx') expect(missing.headers()['cache-control'] ?? '').not.toContain('immutable');

      await page.goto(`${host.address}/login`);
      await fillSignIn(page, email, newAccountPassword);
      await expect(page).toHaveURL(`${host.address}/`);
      await page.goto(`${host.address}/jobs`);
      await expect(page.getByRole('article').first()).toBeVisible();

      await page.goto(`${host.address}/profile?tab=documents`);
      const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await print(page, sampleCv) };
      await page.locator('input[type=file][accept*=".docx"]').setInputFiles(cv);
      await expect(page.getByText('Your CV was uploaded.')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Skills found in your CV' })).toBeVisible();

      await page.goto(`${host.address}/AI`);
      await page.getByRole('textbox', { name: 'Your resume' }).fill(sampleCv);
      await page.getByRole('button', { name: 'Analyze Resume' }).click();
      await expect(page.getByRole('heading', { name: 'What we found' })).toBeVisible();

      await page.goto(`${host.address}/remote-jobs`);
      const marker = await markDocument(page);
      const text = { remote: 'mf-jobs', from: '"Remote jobs"', to: '"Remote jobs, released today"' };
      await withText('9.0.0', text, (dist) => publishRemote(dist, release));
      await page.getByRole('searchbox').fill('engineer');
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/engineer/);
      expect(await isSameDocument(page, marker)).toBe(true);
      await expect(page.getByRole('heading', { level: 1, name: 'Remote jobs', exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Remote jobs, released today' })).toBeVisible();
    } finally {
      // What the page still asks for would find nobody.
      await page.goto('about:blank');
      await host.close();
      await rm(release, { recursive: true });
    }
  });
}

async function print(page: Page, text: string): Promise<Buffer> {
  const printer = await page.context().newPage();
  await printer.setContent(`<pre>${text}</pre>`);
  const pdf = await printer.pdf({ format: 'A4' });
  await printer.close();
  return pdf;
}
