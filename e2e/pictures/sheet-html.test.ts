import { expect, test } from 'vitest';
import { listPictures } from './picture-list.ts';
import type { Scene } from './scene.ts';
import { type Outcome, sheetHtml } from './sheet-html.ts';

const login: Scene = { name: 'auth/login', path: '/login' };
const jobs: Scene = { name: 'jobs/all', path: '/jobs?q=a&type="b"', account: 'seeker' };

function allWith(outcome: Outcome, scenes: readonly Scene[] = [login, jobs]): Map<string, Outcome> {
  return new Map(listPictures(scenes).map(({ file }) => [file, outcome]));
}

test('Each state has a picture in two sizes and two looks', () => {
  expect(listPictures([login]).map(({ file }) => file)).toEqual([
    'auth-login-360-light.png',
    'auth-login-360-dark.png',
    'auth-login-1280-light.png',
    'auth-login-1280-dark.png',
  ]);
});

test('The sheet groups pictures by area and state, and finds them beside itself', () => {
  const html = sheetHtml([login, jobs], allWith({ kind: 'same' }));
  expect(html.match(/<h[23]>[^<]*/g)).toEqual(['<h2>auth', '<h3>auth/login ', '<h2>jobs', '<h3>jobs/all ']);
  expect(html).toContain('src="auth-login-1280-dark.png"');
  expect(
    [...html.matchAll(/(?:src|href)="([^"]*)"/g)].every(([, address]) => /^[\w-]+\.png$/.test(address ?? '')),
  ).toBe(true);
  expect(html).toContain('8 pictures: 0 changed, 0 new, 0 failed');
});

test('What changed is marked and stands beside what was there before', () => {
  const outcomes = allWith({ kind: 'same' }).set('jobs-all-360-light.png', { kind: 'changed' });
  const html = sheetHtml([login, jobs], outcomes);
  expect(html).toContain('1 changed');
  expect(html.match(/before\/[\w-]+\.png/g)).toEqual([
    'before/jobs-all-360-light.png',
    'before/jobs-all-360-light.png',
  ]);
  expect(html.match(/<b class="changed">/g)).toHaveLength(1);
  expect(html).toContain('1 to look at');
});

test('What could not be taken says why, and shows no picture', () => {
  const html = sheetHtml([login], allWith({ kind: 'failed', reason: 'no <button> & no "link"' }, [login]));
  expect(html).toContain('<pre>no &lt;button&gt; &amp; no &quot;link&quot;</pre>');
  expect(html).not.toContain('<img');
});

test('A state that was never pictured is left out, and addresses are text', () => {
  const html = sheetHtml([login, jobs], allWith({ kind: 'new' }, [jobs]));
  expect(html).not.toContain('auth/login');
  expect(html).toContain('/jobs?q=a&amp;type=&quot;b&quot;, seeker');
});
