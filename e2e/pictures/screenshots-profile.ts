import { type CorpusFile, cvCorpus } from '@fursa/mf-profile/testing/cv-corpus';
import type { Page } from '@playwright/test';
import { drawPicture } from '../mf-profile/draw-picture.ts';
import type { Scene } from './scene.ts';

const reviewed = 'plain.docx';

/** States of the profile page. */
export const profileScenes: readonly Scene[] = [
  { name: 'profile/personal', account: 'seeker', path: '/profile', isWholePage: true },
  { name: 'profile/newcomer', account: 'newcomer', path: '/profile' },
  {
    name: 'profile/personal-refused',
    account: 'newcomer',
    path: '/profile',
    isWholePage: true,
    prepare: async (page) => {
      await page.getByLabel('LinkedIn').fill('linkedin.com/in/amina');
      await page.getByRole('button', { name: 'Save Changes' }).click();
    },
  },
  { name: 'profile/skills', account: 'seeker', path: '/profile?tab=skills' },
  {
    name: 'profile/skills-clear-question',
    account: 'seeker',
    path: '/profile?tab=skills',
    isWholePage: true,
    prepare: (page) => page.getByRole('button', { name: 'Clear All' }).click(),
  },
  { name: 'profile/documents', account: 'seeker', path: '/profile?tab=documents' },
  {
    name: 'profile/documents-picture',
    account: 'newcomer',
    path: '/profile?tab=documents',
    prepare: async (page) => {
      await chooseCv(page, ({ expected }) => 'error' in expected && expected.error === 'no-text');
      await page.getByRole('button', { name: 'Upload it anyway' }).waitFor();
    },
  },
  {
    name: 'profile/documents-review',
    account: 'newcomer',
    path: '/profile?tab=documents',
    isWholePage: true,
    prepare: async (page) => {
      await chooseCv(page, ({ name }) => name === reviewed);
      await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
      await page.getByText('Your CV was uploaded.').waitFor();
    },
  },
  {
    name: 'profile/documents-question',
    account: 'newcomer',
    path: '/profile?tab=documents',
    prepare: async (page) => {
      await chooseCv(page, ({ name }) => name === reviewed);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'profile/employer', account: 'employer', path: '/profile', isWholePage: true },
  { name: 'profile/newcomer-whole', account: 'newcomer', path: '/profile', isWholePage: true },
  {
    name: 'profile/picture-crop',
    account: 'newcomer',
    path: '/profile',
    prepare: async (page) => {
      const picture = await drawPicture(page, { width: 1200, height: 800 });
      await page.locator('input[type="file"]').first().setInputFiles(picture);
      await page.getByRole('application').waitFor();
    },
  },
  {
    name: 'profile/picture-refused',
    account: 'newcomer',
    path: '/profile',
    prepare: async (page) => {
      const picture = { name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
      await page.locator('input[type="file"]').first().setInputFiles(picture);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'profile/my-data', account: 'seeker', path: '/profile/my-data', isWholePage: true },
  {
    name: 'profile/my-data-refused',
    account: 'newcomer',
    path: '/profile/my-data',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByText('Type the word DELETE.').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'profile/largest-font',
    account: 'seeker',
    path: '/profile',
    preferences: { fontSize: 36 },
    isWholePage: true,
  },
];

async function chooseCv(page: Page, isWanted: (file: CorpusFile) => boolean): Promise<void> {
  const file = cvCorpus.find(isWanted);
  if (file === undefined) throw new Error('The corpus has no such file');
  const input = page.locator('input[type=file][accept*=".docx"]');
  await input.setInputFiles({ name: file.name, mimeType: '', buffer: Buffer.from(await file.build()) });
}
