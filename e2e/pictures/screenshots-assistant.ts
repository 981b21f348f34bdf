import type { Page } from '@playwright/test';
import { sampleCv } from '../mf-ai/sample-cv.ts';
import type { Scene } from './scene.ts';

/** States of resume analysis and interview preparation. */
export const assistantScenes: readonly Scene[] = [
  { name: 'ai/resume-empty', account: 'newcomer', path: '/AI' },
  { name: 'ai/resume-result', account: 'newcomer', path: '/AI', isWholePage: true, prepare: analyze },
  {
    name: 'ai/resume-large-font',
    account: 'newcomer',
    path: '/AI',
    isWholePage: true,
    preferences: { fontSize: 36 },
    prepare: analyze,
  },
  {
    name: 'ai/resume-no-cv',
    account: 'newcomer',
    path: '/AI',
    prepare: async (page) => {
      await page.getByLabel('Your resume').fill('Roses are red, violets are blue, sugar is sweet and so are you.');
      await page.getByRole('button', { name: 'Analyze Resume' }).click();
      await page.getByText('This does not look like a resume.').waitFor();
    },
  },
  {
    name: 'ai/resume-too-short',
    account: 'newcomer',
    path: '/AI',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Use my CV' }).click();
      await page.getByLabel('Your resume').fill('Amina, accountant');
      await page.getByRole('button', { name: 'Analyze Resume' }).click();
    },
  },
  { name: 'ai/interview-empty', account: 'newcomer', path: '/AI?tab=interview' },
  {
    name: 'ai/interview-questions',
    account: 'newcomer',
    path: '/AI?tab=interview&role=Financial+Analyst',
    isWholePage: true,
    prepare: generate,
  },
  {
    name: 'ai/interview-failed',
    account: 'newcomer',
    path: '/AI?tab=interview&role=UX+Designer',
    prepare: async (page) => {
      await page.route('**/ai-analyze', (route) => route.fulfill({ status: 401, json: { error: 'no' } }));
      await page.getByRole('button', { name: 'Generate Interview Questions' }).click();
      await page.getByText('Error generating questions').waitFor();
    },
  },
  {
    name: 'ai/interview-practice',
    account: 'newcomer',
    path: '/AI?tab=interview&role=Sales+Manager',
    isWholePage: true,
    prepare: async (page) => {
      await generate(page);
      await page.getByRole('button', { name: 'Practise question 2' }).click();
      await page
        .getByLabel('Your answer')
        .fill(
          'At my last job in Nakuru I had to win back 12 shops. I visited each and listened. As a result 9 came back.',
        );
      await page.getByRole('button', { name: 'Check my answer' }).click();
      await page.getByRole('heading', { name: 'What is in your answer' }).waitFor();
    },
  },
];

async function analyze(page: Page): Promise<void> {
  await page.getByLabel('Your resume').fill(sampleCv);
  await page.getByRole('button', { name: 'Analyze Resume' }).click();
  await page.getByRole('heading', { name: 'What we found' }).waitFor();
}

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Interview Questions' }).click();
  await page.getByText('10 questions generated').waitFor();
}
