import type { ServerResponse } from 'node:http';

/**
 * Counts the requests of each client that are not answered yet. Behind a proxy all clients share its connections, so that the
 * limits of connections tell nothing of one of them.
 *
 * @returns a function that takes a request in, or gives `false` when its client has too many.
 */
export function countInFlight(most: number) {
  const counts = new Map<string, number>();

  return (address: string, response: ServerResponse): boolean => {
    const count = counts.get(address) ?? 0;
    if (count >= most) return false;
    counts.set(address, count + 1);
    response.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    });
    return true;
  };
}
