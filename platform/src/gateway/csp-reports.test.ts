import { describe, expect, it } from 'vitest';
import { createCspReports } from './csp-reports.ts';
import { prepareGateway } from './testing/gateway-fixture.ts';

const fixture = prepareGateway();

const legacy = {
  'csp-report': {
    'document-uri': 'https://fursa.example/auth/confirm?token_hash=secret#secret',
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?secret',
    'source-file': 'https://fursa.example/remotes/mf-jobs/1.0.0/page.js',
    'line-number': 7,
    'original-policy': "default-src 'self'",
  },
};
const line =
  'Content-Security-Policy: script-src-elem refused https://evil.example/x.js on https://fursa.example/auth/confirm ' +
  '(by https://fursa.example/remotes/mf-jobs/1.0.0/page.js:7)';
const modern = [
  { type: 'deprecation', age: 1, url: 'https://fursa.example/', body: { id: 'x' } },
  {
    type: 'csp-violation',
    age: 1,
    url: 'https://fursa.example/jobs?secret',
    body: {
      documentURL: 'https://fursa.example/jobs?secret',
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      sourceFile: null,
      sample: 'Element innerHTML|secret',
    },
  },
];

function startReports() {
  const lines: string[] = [];
  let time = 0;
  const answer = createCspReports({ warn: (text) => lines.push(text), now: () => time });
  return {
    lines,
    wait: (seconds: number) => {
      time += seconds * 1_000;
    },
    send: async (body: string | object, headers: Record<string, string> = {}) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const request = new Request('http://localhost/csp-reports', { method: 'POST', headers, body: text });
      return (await answer(request)).status;
    },
  };
}

describe('reports of the Content-Security-Policy', () => {
  it('A violation is printed once, without what may be secret', async () => {
    const { lines, send } = startReports();
    expect([await send(legacy), await send(legacy)]).toEqual([204, 204]);
    expect(lines).toEqual([line]);
  });

  it('A report of the Reporting API is printed as well, and reports of other kinds are not', async () => {
    const { lines, send } = startReports();
    expect(await send(modern, { 'content-type': 'application/reports+json' })).toBe(204);
    expect(lines).toEqual([
      'Content-Security-Policy: require-trusted-types-for refused trusted-types-sink on https://fursa.example/jobs',
    ]);
  });

  it('A report writes no lines of its own and no long ones', async () => {
    const { lines, send } = startReports();
    const violation = { 'effective-directive': 'a\nFursa is ready at \u001b[31m', 'blocked-uri': 'x'.repeat(9_000) };
    await send({ 'csp-report': { ...violation, 'document-uri': 'data:text/html,secret' } });
    expect(lines[0]).toMatch(/^[\x20-\x7e]{1,700}$/);
    expect(lines[0]).not.toContain('secret');
  });

  it.each(['', 'no JSON', '[1]', '{}', '{"csp-report":1}', '['.repeat(10_000), '{"csp-report":{"blocked-uri":{}}}'])(
    'The text %j is no report',
    async (body) => {
      const { lines, send } = startReports();
      expect(await send(body)).toBe(400);
      expect(lines).toEqual([]);
    },
  );

  it('A report that is too long is refused, whether it says so or not', async () => {
    const { send } = startReports();
    const long = JSON.stringify({ ...legacy, filler: 'x'.repeat(20_000) });
    expect(await send(long)).toBe(413);
    expect(await send(long, { 'content-length': '20' })).toBe(413);
    expect(await send(legacy, { 'content-length': '20000' })).toBe(413);
  });

  it('Sixty reports a minute are taken from all callers together', async () => {
    const { send, wait, lines } = startReports();
    const report = (index: number) => ({ 'csp-report': { 'blocked-uri': `word-${index}` } });
    const statuses = await Promise.all(Array.from({ length: 70 }, (_, index) => send(report(index))));
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    wait(61);
    expect(await send(report(99))).toBe(204);
    expect(lines).toHaveLength(61);
  });
});

it('A browser can report to the gateway', async () => {
  const { status, body, headers } = await fixture.ask('/csp-reports', {}, 'POST', undefined, JSON.stringify(legacy));
  expect([status, body.length, headers['x-content-type-options']]).toEqual([204, 0, 'nosniff']);
  expect(fixture.warnings).toEqual([line]);
});
