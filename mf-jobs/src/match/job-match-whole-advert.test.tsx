import { restoreSession } from '@fursa/shared/backend';
import { connectTestBackend, notificationContext, signInAs, signUp, testBackend } from '@fursa/shared/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { remote } from '../remote.tsx';
import { findCard, findTitles, openPage, setProfile } from '../testing/job-match-screen.ts';

/** Nobody else looks for it, so that the jobs of these tests are in nobody's way. */
const skill = 'Glassblowing';
const deep = `${'We are kind people at a lake. '.repeat(110)}\n\nYou know ${skill} and work neatly. ${'Come and see. '.repeat(60)}`;
const longAgo = new Date(Date.now() - 300 * 86_400_000).toISOString();

beforeEach(async () => {
  connectTestBackend();
  const { email, password } = await signUp();
  await signInAs(email, password);
  await restoreSession();
  await setProfile({ skills: [skill] });
  await write('POST', 'jobs', { title: 'Lamp maker', description: deep, created_at: longAgo });
  const posting = { source: 'adzuna', external_id: 'deep', title: 'Bottle maker', posted_at: longAgo };
  await write('POST', 'external_jobs', { ...posting, description: deep });
  await write('POST', 'jobs', {
    title: 'Window maker',
    description: deep.replace(skill, 'glass'),
    created_at: longAgo,
  });
});

afterEach(async () => {
  cleanup();
  await write('DELETE', 'jobs?title=in.("Lamp maker","Window maker")');
  await write('DELETE', 'external_jobs?external_id=eq.deep');
});

/** As the operator may. */
async function write(method: string, path: string, row?: object): Promise<void> {
  const { url, secretKey } = testBackend();
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
  const body = row === undefined ? null : JSON.stringify(row);
  expect((await fetch(new URL(`/rest/v1/${path}`, url), { method, headers, body })).ok).toBe(true);
}

test('A skill deep in a long description makes a match, local or external, with the sentence that names it', async () => {
  const { user } = await openPage();
  expect((await findTitles()).toSorted()).toEqual(['Bottle maker', 'Lamp maker']);
  for (const title of ['Bottle maker', 'Lamp maker']) {
    const card = await findCard(title);
    card.getByText('70%');
    await user.click(card.getByRole('button', { name: `Why this score? ${title}` }));
    await card.findByText(`You know ${skill} and work neatly`, { selector: 'q' });
  }
});

test.each([null, ' '])('The bell counts as many matches as the page, with the CV %j', async (resume) => {
  await setProfile({ skills: [skill, 'Customer Service', 'Report Writing'], resume_text: resume });
  const source = await remote.notifications();
  const [told] = await source(notificationContext());
  await openPage();
  const [count] = await screen.findAllByText(/^\d+ jobs match your profile$/);
  const shown = Number.parseInt(count?.textContent ?? '', 10);
  expect(shown).toBeGreaterThan(2);
  expect(told?.title).toBe(`${shown} new jobs match your skills`);
});
