import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that nothing listens at. */
export async function findFreePort(host = 'localhost'): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('A server at a port has no port.');
  return address.port;
}
