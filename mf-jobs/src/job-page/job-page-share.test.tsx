import { connectTestBackend, expectToast, watchNetwork } from '@fursa/shared/testing';
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerWith, jobRow } from '../testing/answers.ts';
import { openJob } from '../testing/job-screens.ts';

const id = '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b';

beforeAll(connectTestBackend);
beforeEach(() => answerWith(watchNetwork(), { '/rest/v1/jobs': [jobRow({ id })] }));

describe('Sharing', () => {
  test("Sharing uses the phone's own way where there is one", async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    const page = await openJob(id);
    await page.user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Nurse', url: `${location.origin}/jobs/${id}` });
  });

  test('Sharing copies the link where there is none, and says so', async () => {
    const page = await openJob(id);
    await page.user.click(await screen.findByRole('button', { name: 'Share' }));
    await expectToast('Link copied', 'Paste it anywhere');
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/jobs/${id}`);
  });

  test('Sharing shows the link where it cannot be copied either', async () => {
    const page = await openJob(id);
    const button = await screen.findByRole('button', { name: 'Share' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await page.user.click(button);
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this job' })).value).toBe(
      `${location.origin}/jobs/${id}`,
    );
  });
});
