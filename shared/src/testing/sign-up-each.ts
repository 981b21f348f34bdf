import { beforeAll, beforeEach } from 'vitest';
import { signInAs, signUp } from './test-accounts.ts';
import { connectTestBackend } from './test-backend.ts';

/** Each test of the file is somebody new, who is signed in. */
export function signUpEach(): void {
  beforeAll(() => {
    connectTestBackend();
    // jsdom lays nothing out, and so has nothing to scroll.
    Element.prototype.scrollIntoView ??= () => undefined;
  });
  beforeEach(async () => {
    const { email, password } = await signUp();
    await signInAs(email, password);
  });
}
