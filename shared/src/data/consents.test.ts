import { useAuthStore } from '@fursa/shared/session';
import { runMutation, signOut, signUpEach, watchNetwork } from '@fursa/shared/testing';
import { expect, test } from 'vitest';
import { giveConsent, holdsConsent, readConsents, useGiveConsent, withdrawConsent } from './consents.ts';

signUpEach();

test('A consent is given once, however often it is pressed, and holds until it is taken back', async () => {
  expect(await readConsents()).toEqual([]);
  await runMutation(() => useGiveConsent(useAuthStore.getState().user?.id ?? ''), 'ai_cv');
  await giveConsent('ai_cv');
  const given = await readConsents();
  expect(given).toEqual([{ kind: 'ai_cv', givenAt: expect.any(Date), withdrawnAt: null }]);
  expect(holdsConsent(given, 'ai_cv')).toBe(true);

  await withdrawConsent('ai_cv');
  await withdrawConsent('ai_cv');
  const withdrawn = await readConsents();
  expect(holdsConsent(withdrawn, 'ai_cv')).toBe(false);
  expect(withdrawn[0]?.withdrawnAt?.getTime()).toBeGreaterThanOrEqual(withdrawn[0]?.givenAt.getTime() ?? 0);

  await giveConsent('ai_cv');
  expect((await readConsents()).map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([true, false]);
});

test('What is no list of consents is refused, and so is somebody who is signed out', async () => {
  const network = watchNetwork();
  network.intercept(() => Response.json([{ kind: 'ai_cv' }]));
  await expect(readConsents()).rejects.toMatchObject({ code: 'invalid-response' });
  network.intercept(() => undefined);
  signOut();
  await expect(readConsents()).rejects.toMatchObject({ name: 'AppError' });
  await expect(giveConsent('ai_cv')).rejects.toMatchObject({ name: 'AppError' });
});
