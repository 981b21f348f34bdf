import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accessToken, seekerId, signedIn } from '../testing/people.ts';
import { startTestBackendWithDatabase, type TestBackendWithDatabase } from '../testing/test-backend.ts';

let backend: TestBackendWithDatabase;
let token: string;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
  token = await accessToken(await signedIn(backend, 'seeker'));
});
afterAll(() => backend.close());

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${backend.url}/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...init.headers,
    },
  });
}

test.each([
  'jobs?select=id,title&limit=2',
  'jobs?select=id,company:companies(name,logo)&status=eq.active&order=created_at.desc,id&limit=20&offset=20',
  'jobs?select=*&or=(closes_at.is.null,closes_at.gt.2026-01-01)&limit=1',
  'jobs?select=id&and=(status.eq.active,or(type.eq.contract,location.in.(Nairobi,"Nakuru, town")))&limit=1',
  'jobs?select=id&company_name=not.is.null&title=neq.x&limit=1',
  'saved_jobs?select=id,job:jobs(closes_at)',
  `profiles?select=skills&id=eq.${seekerId}`,
])('%s is served', async (path) => {
  const response = await ask(path);
  expect([response.status, Array.isArray(await response.json())]).toEqual([200, true]);
});

test.each([
  ['a regular expression', 'jobs?description=match.^(.*)(.*)\\1\\2$'],
  ['a pattern', 'jobs?title=like.*a*b*c*'],
  ['a pattern in any case', 'jobs?title=ilike.*a*'],
  ['a text search', 'jobs?search=fts.a'],
  ['a regular expression in a group', 'jobs?or=(title.match.x,id.is.null)'],
  ['a comparison with any of a list', 'jobs?title=eq(any).{a,b}'],
  ['an operator that does not exist', 'jobs?title=contains.a'],
  ['a group in a group in a group', 'jobs?or=(and(or(and(id.is.null))))'],
  ['a group that is not closed', 'jobs?or=(id.is.null'],
  ['twenty-one conditions', `jobs?${Array.from({ length: 21 }, () => 'title=eq.a').join('&')}`],
  ['a path into JSON', 'jobs?select=search->>a'],
  ['a cast', 'jobs?select=id::text'],
  ['an aggregate', 'jobs?select=id.count()'],
  ['a spread', 'jobs?select=id,...companies(name)'],
  ['an embedded table with many rows', 'companies?select=id,jobs(*)'],
  ['an embedding inside of an embedding', 'jobs?select=companies(id,jobs(id,companies(id)))'],
  ['a filter of an embedded table', 'jobs?select=companies(id)&companies.name=eq.a'],
  ['an order by an embedded table', 'jobs?select=companies(id)&order=companies(name)'],
  ['more than a thousand rows', 'jobs?select=id&limit=1001'],
  ['a million rows further on', 'jobs?select=id&offset=1000000'],
  ['a column with a sign', 'jobs?title%20or=eq.1'],
  ['a long value', `jobs?title=eq.${'a'.repeat(2_001)}`],
])('%s is refused with status 400', async (_, path) => {
  const response = await ask(path);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'PGRST100', message: expect.any(String) });
});

test('A function takes its own arguments and no others', async () => {
  expect((await ask('rpc/search_jobs', { method: 'POST', body: '{"query":"a"}' })).status).toBe(200);
  const response = await ask('rpc/search_jobs', { method: 'POST', body: '{"query":"a","role":"admin"}' });
  expect([response.status, (await response.json()).code]).toEqual([404, 'PGRST202']);
  expect((await ask('rpc/search_jobs?query=a')).status).toBe(404);
});

test('A change needs a condition', async () => {
  for (const method of ['PATCH', 'DELETE']) {
    const body = method === 'PATCH' ? { body: '{"status":"offer"}' } : {};
    const response = await ask('applied_jobs', { method, ...body });
    expect([response.status, (await response.json()).code]).toEqual([400, '21000']);
  }
});

test.each([
  'constructor=eq.1',
  '__proto__=eq.1',
  'or=(constructor.eq.1)',
  'constructor=eq.1&id=not.is.null',
  'unheard_of=eq.1',
  'xmin=not.is.null',
  'tableoid=gt.0',
])('A condition %s, which is of no column, is refused, and nothing changes', async (condition) => {
  const [job] = await (await ask('jobs?select=id&limit=1')).json();
  await ask('saved_jobs', { method: 'POST', body: JSON.stringify({ user_id: seekerId, job_id: job.id }) });
  expect((await ask(`saved_jobs?${condition}`, { method: 'DELETE' })).status).toBe(400);
  expect((await ask(`profiles?${condition}`, { method: 'PATCH', body: '{"bio":"changed"}' })).status).toBe(400);
  expect(await (await ask('saved_jobs?select=id')).json()).not.toEqual([]);
  expect(await (await ask('profiles?select=bio')).json()).not.toEqual([{ bio: 'changed' }]);
});

test.each([
  ['a list of more than 500 rows', JSON.stringify(Array.from({ length: 501 }, () => ({ title: 'x' })))],
  ['a column with a sign', '{"title\\" = 1; --": "x"}'],
  ['a text', '"title"'],
  ['a row without columns', '{}'],
  ['a text with a NUL', '{"title":"\\u0000"}'],
  ['a column that every object has', '{"__proto__":{},"adzuna_id":"sample:1","source":"adzuna","title":"x"}'],
])('%s is no row', async (_, body) => {
  const response = await ask('saved_jobs', { method: 'POST', body });
  expect([response.status, (await response.json()).code]).toEqual([400, 'PGRST100']);
});

test.each([
  ...[{}, true, 1, -1.5, 1e99, 'x', '', [{}], { toString: 1 }].map((skills) => ({ skills })),
  ...[{ a: 1 }, [], false].map((bio) => ({ bio })),
  ...[{}, [1], 1e99, 'now or never'].map((last_seen_matches_at) => ({ last_seen_matches_at })),
])('%j is refused with status 400, logged nowhere, and the next call is answered', async (change) => {
  const log = vi.spyOn(console, 'error');
  const response = await ask(`profiles?id=eq.${seekerId}`, { method: 'PATCH', body: JSON.stringify(change) });
  expect([response.status, (await response.json()).code]).toEqual([400, expect.stringMatching(/^22/)]);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
  expect((await ask('jobs?select=id&limit=1')).status).toBe(200);
});

test('A value that the database refuses is refused with status 400 by HEAD, too', async () => {
  const log = vi.spyOn(console, 'error');
  const path = `jobs?skills=eq.${'{'.repeat(20)}`;
  expect([(await ask(path)).status, (await ask(path, { method: 'HEAD' })).status]).toEqual([400, 400]);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('Other schemas and other formats are refused', async () => {
  expect((await ask('jobs?select=id&limit=1', { headers: { 'accept-profile': 'auth' } })).status).toBe(400);
  expect((await ask('jobs?select=id&limit=1', { headers: { accept: 'text/csv' } })).status).toBe(400);
  expect((await ask('jobs?select=id&limit=1', { headers: { accept: 'application/vnd.pgrst.plan' } })).status).toBe(400);
});
