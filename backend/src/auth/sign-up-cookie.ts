import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { accountKey } from './attempt-limits.ts';

/** What a sign-up said, for the moment its address is confirmed. */
export interface PendingSignUp {
  readonly passwordHash: string;
  readonly name: string;
}

/** Remembers a sign-up on the device it was made on, where nobody else who registers the same address can change it. */
export interface SignUpCookies {
  /** The `Set-Cookie` header. The same for new and known addresses but for what is encrypted. */
  remember(email: string, signUp: PendingSignUp): string;
  /** The latest sign-up of this address on this device, within a day. */
  recall(headers: Headers, email: string): PendingSignUp | undefined;
}

const dayInSeconds = 24 * 60 * 60;
const maxNameLength = 200;
const ivBytes = 12;
const tagBytes = 16;
const cipher = 'aes-256-gcm';

const contentSchema = z.object({ passwordHash: z.string(), name: z.string(), until: z.number() });

/** @param isSecure whether the product is reached by https alone */
export function createSignUpCookies(secret: string, isSecure: boolean, now: () => number = Date.now): SignUpCookies {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'sign-up cookie', 32));

  /** One for each address: a phone is shared. */
  function nameOf(email: string): string {
    return `fursa-sign-up-${createHmac('sha256', key).update(accountKey(email)).digest('hex').slice(0, 16)}`;
  }

  function open(sealed: Buffer, email: string): string {
    const decipher = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(accountKey(email)));
    decipher.setAuthTag(sealed.subarray(-tagBytes));
    return decipher.update(sealed.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
  }

  return {
    remember(email, { passwordHash, name }) {
      const content = { passwordHash, name: name.slice(0, maxNameLength), until: now() + dayInSeconds * 1_000 };
      const iv = randomBytes(ivBytes);
      const encryption = createCipheriv(cipher, key, iv, { authTagLength: tagBytes });
      encryption.setAAD(Buffer.from(accountKey(email)));
      const parts = [iv, encryption.update(JSON.stringify(content), 'utf8'), encryption.final()];
      const value = Buffer.concat([...parts, encryption.getAuthTag()]).toString('base64url');
      const attributes = ['Path=/auth/v1', `Max-Age=${dayInSeconds}`, 'HttpOnly', 'SameSite=Strict'];
      return [`${nameOf(email)}=${value}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ');
    },
    recall(headers, email) {
      const prefix = `${nameOf(email)}=`;
      const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
      const value = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
      if (value === undefined) return undefined;
      try {
        const { until, ...signUp } = contentSchema.parse(JSON.parse(open(Buffer.from(value, 'base64url'), email)));
        return until > now() ? signUp : undefined;
      } catch {
        // Not of this installation, or of before its secrets were made anew.
        return undefined;
      }
    },
  };
}
