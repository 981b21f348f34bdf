import { expect, it } from 'vitest';
import { publishRemote, setCanary, stageRemote } from '../../release/index.ts';
import { writeFixtureRemote } from '../../release/testing/write-fixture-build.ts';
import { parseTrustedProxies } from '../client/trusted-proxies.ts';
import { html, prepareGateway } from '../testing/gateway-fixture.ts';

const token = 'mti-na-tembo-2026';
const fixture = prepareGateway({ metrics: { token, countConnections: () => 3 } });

const ask = (headers = {}, at?: number, path = '/metrics') => fixture.ask(path, headers, 'GET', at);
const read = async () => (await ask()).body.toString();
const behindProxy = { 'x-forwarded-for': '203.0.113.9' };

it('A program at this machine reads the measurements in the format of Prometheus', async () => {
  await ask(html, undefined, '/');
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = answer.body.toString();
  expect(text).toContain('# TYPE http_server_request_duration_seconds histogram');
  expect(text).toMatch(
    /^http_server_request_duration_seconds_count\{http_request_method="GET",http_route="\/",http_response_status_class="2xx"\} [1-9]/m,
  );
  expect(text).toContain('fursa_gateway_open_connections 3');
  expect(text).toContain('fursa_shell_info{version="0.1.0');
  expect(text).toContain('fursa_remote_info{remote="mf-jobs",version="1.0.0"} 1');
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d{6,}/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^http_server_active_requests 1$/m);
});

it.each([
  ['somebody behind a proxy', behindProxy],
  ['a page that points its own name at this machine', { host: 'evil.example' }],
  ['a wrong token', { ...behindProxy, authorization: 'Bearer mti-na-tembo-2027' }],
  ['the token under another name', { ...behindProxy, authorization: `Basic ${token}` }],
])('Nothing is served to %s', async (_who, headers) => {
  const [answer, unknown] = [await ask(headers), await ask(headers, undefined, '/no-such-file.txt')];
  expect([answer.status, answer.body.toString()]).toEqual([404, unknown.body.toString()]);
});

it('Anyone with the token reads them from anywhere', async () => {
  const trusting = await fixture.serve({ metrics: { token } }, { trustedProxies: parseTrustedProxies('loopback') });
  const headers = { ...behindProxy, authorization: `Bearer ${token}` };
  expect((await ask(headers)).status).toBe(200);
  expect((await ask(headers, trusting)).status).toBe(200);
});

it('Without a token nobody from elsewhere reads them', async () => {
  const none = await fixture.serve();
  expect((await ask({ ...behindProxy, authorization: 'Bearer ' }, none)).status).toBe(404);
  expect((await ask({ ...behindProxy, authorization: 'Bearer undefined' }, none)).status).toBe(404);
});

it('However many paths and methods are asked for, the series are few', async () => {
  const seriesOf = (text: string) => text.match(/^http_server_request_duration_seconds_count/gm)?.length ?? 0;
  for (const path of ['/assets/0', '/remotes/0', '/jobs/0', '/rest/v1/0', '/file.0']) await ask(html, undefined, path);
  const before = seriesOf(await read());
  for (let number = 1; number < 40; number += 1) {
    for (const path of ['/assets/', '/remotes/', '/jobs/', '/rest/v1/', '/file.']) {
      await ask(html, undefined, `${path}${number}?token=secret-${number}`);
    }
  }
  const text = await read();
  expect(seriesOf(text)).toBe(before);
  expect(text).not.toContain('secret-');
  for (const method of ['PROPFIND', 'LOCK', 'UNLOCK']) await fixture.ask('/', {}, method);
  expect(await read()).toContain('http_request_method="_OTHER"');
  expect(seriesOf(await read())).toBe(before + 1);
});

it('A version on trial and its share are there as long as the trial', async () => {
  const dist = `${fixture.folder}/next`;
  await writeFixtureRemote(dist, { version: '1.1.0', pages: [] });
  await stageRemote(dist, fixture.releaseDir);
  await setCanary(fixture.releaseDir, 'mf-jobs', { version: '1.1.0', percent: 5 });
  expect(await read()).toContain('fursa_remote_canary_ratio{remote="mf-jobs",version="1.1.0"} 0.05');
  await publishRemote(dist, fixture.releaseDir);
  const text = await read();
  expect(text).toContain('fursa_remote_info{remote="mf-jobs",version="1.1.0"} 1');
  expect(text).not.toContain('version="1.0.0"} 0.05');
  expect(text).not.toContain('fursa_remote_canary_ratio{');
});
