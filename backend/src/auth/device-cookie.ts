import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { accountKey } from './attempt-limits.ts';

const name = 'fursa-device';
const yearInSeconds = 365 * 24 * 60 * 60;
/** A phone is shared by a few people, not by many. */
const maxAccounts = 5;

/** A random number for the device, and a signature for each account that has signed in on it. Names nobody. */
interface DeviceCookie {
  readonly device: string;
  readonly signatures: readonly string[];
}

export interface DeviceCookies {
  /** The device, when it has signed in to this account before. */
  knownDevice(headers: Headers, email: string): string | undefined;
  /** The `Set-Cookie` header that makes the device known to the account. */
  remember(headers: Headers, email: string): string;
}

/**
 * Tells devices that have signed in to an account before from all others.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 *
 * @param isSecure whether the product is reached by https alone
 */
export function createDeviceCookies(secret: string, isSecure: boolean): DeviceCookies {
  const sign = (device: string, email: string) =>
    createHmac('sha256', secret)
      .update(`device ${device} ${accountKey(email)}`)
      .digest('base64url')
      .slice(0, 22);

  return {
    knownDevice(headers, email) {
      const cookie = readCookie(headers);
      if (cookie === undefined) return undefined;
      const wanted = Buffer.from(sign(cookie.device, email));
      const isKnown = cookie.signatures.some((signature) => {
        const given = Buffer.from(signature);
        return given.length === wanted.length && timingSafeEqual(given, wanted);
      });
      return isKnown ? cookie.device : undefined;
    },
    remember(headers, email) {
      const { device, signatures } = readCookie(headers) ?? {
        device: randomBytes(12).toString('base64url'),
        signatures: [],
      };
      const signature = sign(device, email);
      const kept = [signature, ...signatures.filter((other) => other !== signature)].slice(0, maxAccounts);
      const value = [device, ...kept].join('.');
      const attributes = ['Path=/auth/v1', `Max-Age=${yearInSeconds}`, 'HttpOnly', 'SameSite=Strict'];
      return [`${name}=${value}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ');
    },
  };
}

const cookiePattern = /(?:^|;\s*)fursa-device=([\w-]{16})((?:\.[\w-]{22}){1,5})(?:;|$)/;

function readCookie(headers: Headers): DeviceCookie | undefined {
  const [, device, signatures] = cookiePattern.exec(headers.get('cookie') ?? '') ?? [];
  if (device === undefined || signatures === undefined) return undefined;
  return { device, signatures: signatures.split('.').filter((signature) => signature !== '') };
}
