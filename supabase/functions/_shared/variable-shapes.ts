import * as z from 'zod';

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an http or https address is on this very machine. */
export function isLoopback(address: string): boolean {
  return URL.canParse(address) && loopbackHosts.includes(new URL(address).hostname);
}

export const text = z.string();

/** Comma-separated. */
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** https, or http on this very machine: keys must not travel in the clear. Without a slash at its end. */
export const address = z
  .string()
  .refine(isSafeAddress, 'must be an https address')
  .transform((value) => value.replace(/\/+$/, ''));

function isSafeAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(value));
}
