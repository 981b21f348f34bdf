import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { verifyConsole, watchConsole } from './console-guard.ts';

// React warns about updates outside of act() only when it knows that it runs in a test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// What a test waits for comes from a real backend, which on a busy machine takes its time; it is there at once otherwise.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  watchConsole();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  verifyConsole();
});
