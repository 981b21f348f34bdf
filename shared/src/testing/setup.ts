import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { verifyConsole, watchConsole } from './console-guard.ts';

// React warns about updates outside of act() only when it knows that it runs in a test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => {
  watchConsole();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  verifyConsole();
});
