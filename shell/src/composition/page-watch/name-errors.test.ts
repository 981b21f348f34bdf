import { emitEvent, onAnyEvent } from '@fursa/shared/contract';
import { expectConsoleOutput } from '@fursa/shared/testing';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { nameErrors } from './name-errors.ts';

const { origin } = window.location;
const page = `${origin}/remotes/mf-jobs/1.0.0/page.js`;
const shell = `${origin}/assets/main.js`;

beforeAll(() => {
  document.head.innerHTML =
    '<script type="application/json" id="fursa-registry">{"schemaVersion":1,"revision":0,"remotes":[]}</script>';
  nameErrors();
});

function listen(): readonly unknown[] {
  const told: unknown[] = [];
  onTestFinished(onAnyEvent((event) => told.push(event)));
  return told;
}

/** An error as a browser knows it, the innermost file first. */
function errorFrom(...files: readonly string[]): Error {
  const error = new Error('planted');
  error.stack = ['Error: planted', ...files.map((file) => `    at run (${file}:1:200)`)].join('\n');
  return error;
}

function rejectWith(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

const threw = { name: 'shell:remote-threw', detail: { remote: 'mf-jobs', version: '1.0.0', message: 'planted' } };

test('An error of a timer or a handler is named after the remote whose code it is, also below code of the shell', () => {
  expectConsoleOutput(/^mf-jobs 1\.0\.0 threw where nobody catches it: planted$/);
  const told = listen();
  window.dispatchEvent(new ErrorEvent('error', { error: errorFrom(shell, page), message: 'planted', filename: shell }));
  expect(told).toEqual([threw]);
});

test('So is a promise that fails, and an error that carries nothing but a file', () => {
  expectConsoleOutput(/^mf-jobs 1\.0\.0 threw where nobody catches it: planted$/);
  const told = listen();
  rejectWith(errorFrom(page));
  window.dispatchEvent(new ErrorEvent('error', { message: 'planted', filename: page }));
  expect(told).toEqual([threw, threw]);
});

test('What is of the shell, of an extension or of nobody is no remote’s', () => {
  const told = listen();
  const extension = 'chrome-extension://abc/content.js';
  for (const file of [shell, extension])
    window.dispatchEvent(new ErrorEvent('error', { error: errorFrom(file), filename: file }));
  rejectWith('a text');
  rejectWith(undefined);
  expect(told).toEqual([]);
});

test('What the shell has caught of a remote is in the console as well, with its stage', () => {
  expectConsoleOutput(/^mf-jobs failed \(module\): mf-jobs 1\.0\.0 did not load: planted$/);
  emitEvent('shell:remote-failed', {
    remote: 'mf-jobs',
    stage: 'module',
    message: 'mf-jobs 1.0.0 did not load: planted',
  });
});
