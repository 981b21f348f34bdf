// @vitest-environment node
import { afterEach, expect, test } from 'vitest';
import { expectConsoleOutput, verifyConsole, watchConsole } from './console-guard.ts';

// The setup file watches the console during this test as well: each test hands it back as it found it.
afterEach(watchConsole);

test('A test fails when it prints a warning or an error nobody expected', () => {
  console.warn('careful', { code: 7 });
  console.error(new Error('it broke'));
  expect(verifyConsole).toThrow(/console\.warn: careful \{"code":7\}\nconsole\.error: Error: it broke/);
});

test('Expected output does not fail a test', () => {
  expectConsoleOutput(/careful/);
  console.warn('careful now');
  expect(verifyConsole).not.toThrow();
});

test('A test fails when the output it expects never comes', () => {
  expectConsoleOutput(/careful/);
  expect(verifyConsole).toThrow('Expected console output never came: /careful/');
});

test('What one test printed does not fail the next one', () => {
  console.error('first');
  expect(verifyConsole).toThrow('first');
  watchConsole();
  expect(verifyConsole).not.toThrow();
});

test('An answer that comes between two lines of a test is no unexpected output', () => {
  console.error('An update to %s inside a test was not wrapped in act(...).\n\nWhen testing ...', 'JobList');
  expect(verifyConsole).not.toThrow();
});
