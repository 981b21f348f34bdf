import { afterAll, beforeAll, expect, test } from 'vitest';
import { OverloadError } from '../lite/fair-queue.ts';
import { refuseFailure } from '../lite/lite-client.ts';
import { signedIn } from '../testing/people.ts';
import { startTestBackendWithDatabase, type TestBackendWithDatabase } from '../testing/test-backend.ts';

let backend: TestBackendWithDatabase;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
});
afterAll(() => backend.close());

async function refresh(refresh_token: string): Promise<Response> {
  const request = new Request('http://localhost/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token }),
  });
  return await backend.fetch(request, { address: '192.0.2.77', isLocal: false });
}

test('Wrong refresh tokens sign out nobody else at the same address', async () => {
  const { data } = await (await signedIn(backend, 'seeker')).auth.getSession();
  const answers: Response[] = [];
  for (let guess = 0; guess < 61; guess += 1) answers.push(await refresh(`guess${`${guess}`.padStart(7, '0')}`));
  expect(answers.slice(0, 60).map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 400));
  // supabase-js ends a session for any status but 502, 503 and 504.
  expect([answers[60]?.status, Number(answers[60]?.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect((await refresh(data.session?.refresh_token ?? '')).status).toBe(200);
});

test('Too many calls at once sign out nobody', () => {
  const overload = new OverloadError('Too much is waiting');
  expect([refuseFailure('auth', overload).status, refuseFailure('rest', overload).status]).toEqual([503, 429]);
});
