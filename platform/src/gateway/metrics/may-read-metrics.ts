import { createHash, timingSafeEqual } from 'node:crypto';
import type { GatewayClient } from '../client/describe-client.ts';

/** Whether somebody at this machine asks, past any proxy, or somebody who has the token. */
export function mayReadMetrics(
  { isLocal }: GatewayClient,
  authorization: string | undefined,
  token: string | undefined,
): boolean {
  return isLocal || (token !== undefined && authorization !== undefined && isSame(authorization, `Bearer ${token}`));
}

/** In a time that does not depend on where two texts differ. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
