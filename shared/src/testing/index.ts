export { expectConsoleOutput } from './console-guard.ts';
export { type TestBackendAddress, testBackend } from './test-backend.ts';
