import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { verifyConsole, watchConsole } from './console-guard.ts';

// React warns about updates outside of act() only when it knows that it runs in a test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// A test of what needs no page runs in Node (`@vitest-environment node`): jsdom takes longer to start than most of them to run.
const hasPage = typeof window !== 'undefined';

// jsdom knows no media queries. Here none of them holds: a test that needs one says so.
if (hasPage) window.matchMedia ??= (media) => Object.assign(new EventTarget(), noMatch(media));

// What a test waits for comes from a real backend, which on a busy machine takes its time; it is there at once otherwise.
configure({ asyncUtilTimeout: 60_000 });

beforeEach(() => {
  watchConsole();
});

afterEach(() => {
  if (hasPage) {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  }
  verifyConsole();
});

function noMatch(media: string) {
  return { media, matches: false, onchange: null, addListener: () => undefined, removeListener: () => undefined };
}
