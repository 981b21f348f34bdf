import { restoreSession } from '@fursa/shared/backend';
import type { ProductNotification } from '@fursa/shared/contract';
import {
  connectTestBackend,
  notificationContext,
  refuseConnection,
  signInAs,
  watchNetwork,
} from '@fursa/shared/testing';
import { beforeAll, expect, test } from 'vitest';
import { remote } from '../remote.tsx';

beforeAll(connectTestBackend);

async function tell(): Promise<readonly ProductNotification[]> {
  const source = await remote.notifications();
  return source(notificationContext());
}

function answerProfile(changes: Readonly<Record<string, unknown>>): void {
  const row = {
    email: 'amina@example.com',
    name: 'Amina',
    full_name: 'Amina Otieno',
    role: 'user',
    skills: ['Excel', 'SQL', 'Sales', 'Driving', 'Welding'],
    cv_url: 'amina/cv.pdf',
    avatar_url: null,
    bio: null,
    linkedin: 'https://linkedin.example.com/in/amina',
    github: null,
    twitter: null,
    website: null,
    last_seen_matches_at: null,
    created_at: '2026-11-01T08:00:00+00:00',
    updated_at: '2026-11-02T08:00:00+00:00',
    ...changes,
  };
  watchNetwork().intercept(({ url }) => (url.includes('/rest/v1/profiles') ? Response.json(row) : undefined));
}

test('A newcomer is asked for a CV and for the rest of the profile', async () => {
  await signInAs('newcomer@example.com');
  await restoreSession();
  const told = await tell();
  expect(told).toEqual([
    {
      id: 'cv_reminder',
      type: 'cv_reminder',
      title: 'Upload your CV',
      message: 'Fursa reads your skills from it and finds the jobs that fit you.',
      actionUrl: '/profile',
      createdAt: expect.any(Date),
    },
    {
      id: 'profile_completion',
      type: 'profile_completion',
      title: 'Complete your profile',
      message: 'It is 15% complete. Still missing: CV Upload, Skills, Profile Picture.',
      actionUrl: '/profile',
      createdAt: expect.any(Date),
    },
  ]);
});

test.each([
  ['68 percent', {}, ['profile_completion']],
  ['75 percent', { linkedin: 'https://x.example', github: null, bio: 'I mend boats.', skills: ['a', 'b', 'c'] }, []],
  ['exactly 70 percent', { linkedin: null, avatar_url: 'https://x.example/a.jpg' }, []],
  [
    'everything but a CV',
    { cv_url: null, avatar_url: 'https://x.example/a.jpg', bio: 'Hi', github: 'https://x.example' },
    ['cv_reminder'],
  ],
  ['a blank address for a CV', { cv_url: ' ' }, ['cv_reminder', 'profile_completion']],
])('Somebody whose profile has %s is only told that', async (_, changes, types) => {
  answerProfile(changes);
  expect((await tell()).map(({ type }) => type)).toEqual(types);
});

test('An employer is asked for what candidates want to know, and never for a CV', async () => {
  answerProfile({ role: 'employer', cv_url: null, skills: [] });
  expect(await tell()).toMatchObject([
    {
      type: 'profile_completion',
      message: 'Your employer profile is 45% complete. Still missing: Bio, Profile Picture, LinkedIn and Website.',
    },
  ]);
  answerProfile({ role: 'employer', cv_url: null, bio: 'We mend boats.', avatar_url: 'https://x.example/a.jpg' });
  expect(await tell()).toEqual([]);
});

test('A source that cannot read the profile says so instead of telling nothing', async () => {
  watchNetwork().intercept(refuseConnection);
  await expect(tell()).rejects.toMatchObject({ name: 'AppError' });
  answerProfile({ skills: 'Cooking' });
  await expect(tell()).rejects.toMatchObject({ code: 'invalid-response' });
});
