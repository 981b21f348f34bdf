import { expect, test } from 'vitest';
import { weighAnswers } from './weigh-answers.ts';

const html = { path: '/', status: 200, contentType: 'text/html; charset=utf-8', encoding: 'br', bytes: 3 };
const script = {
  path: '/assets/main.js',
  status: 200,
  contentType: 'text/javascript; charset=utf-8',
  encoding: 'br',
  bytes: 100,
};
const picture = { path: '/icon.svg', status: 200, contentType: 'image/svg+xml', encoding: '', bytes: 20 };

test('Everything counts as a request, and scripts are also weighed apart', () => {
  expect(weighAnswers([html, script, script, picture])).toEqual({ requests: 4, scriptBytes: 200, totalBytes: 223 });
});

test('A page with a missing file is not weighed', () => {
  expect(() => weighAnswers([html, { ...script, status: 404 }])).toThrow(
    '/assets/main.js was answered with status 404.',
  );
});

test('The icon that the browser asks for again for its tab is not counted', () => {
  expect(weighAnswers([picture, { ...picture, status: 304, bytes: 0 }]).requests).toBe(1);
});
