import type { LiteClient } from '../lite/lite-client.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { DeviceCookies } from './device-cookie.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { SignUpCookies } from './sign-up-cookie.ts';

/** Why a password is refused, in a sentence; undefined for a good one. `known` is what an attacker knows of the person. */
export type PasswordRule = (password: string, known: readonly string[]) => Promise<string | undefined>;

export interface AuthParts {
  readonly lite: LiteClient;
  readonly limits: AttemptLimits;
  readonly signInLimits: SignInLimits;
  readonly devices: DeviceCookies;
  readonly signUps: SignUpCookies;
  readonly passwordRule: PasswordRule;
  readonly emailConfirmation: boolean;
  /** Whether everybody knows the password of the account: it is for this machine alone. */
  readonly isDemoAccount: (email: string) => boolean;
}
