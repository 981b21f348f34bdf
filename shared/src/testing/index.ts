export type { TestBackendAddress } from './backend-address.ts';
/** @public For tests of what is expected to complain. */
export { expectConsoleOutput } from './console-guard.ts';
export { renderDataHook, runMutation } from './data-hooks.tsx';
export { letDialogsOpen } from './dialogs.ts';
export { expectToast } from './expect-toast.ts';
export { FakeSpeech } from './fake-speech.ts';
export { notificationContext } from './notification-context.ts';
export { type OpenedPage, openRemote, type RemoteUnderTest } from './open-remote.tsx';
export { newAccount, signInAs, signOut, signUp, signUpAs, signUpEach, type TestAccount } from './test-accounts.ts';
export { connectTestBackend, testBackend } from './test-backend.ts';
export { type Network, refuseConnection, watchNetwork } from './watch-network.ts';
