import { once } from 'node:events';
import net from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { prepareGateway } from './testing/gateway-fixture.ts';

const gateway = prepareGateway();
afterEach(() => vi.restoreAllMocks());

it.each([
  ['is cut because it drips', { bodyTime: 100, bodyBytes: 1_000_000 }, (client: net.Socket) => once(client, 'close')],
  ['is given up by the client', {}, async (client: net.Socket) => client.resetAndDestroy()],
])('A body that %s is told as no fault of ours', async (_, limits, end) => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const began = Promise.withResolvers<void>();
  const failed = vi.fn();
  const fetch = async (request: Request) => {
    began.resolve();
    return new Response(await request.arrayBuffer().catch(failed));
  };
  const throwing = async (request: Request) => {
    const response = await fetch(request);
    if (failed.mock.lastCall) throw failed.mock.lastCall[0];
    return response;
  };
  const port = await gateway.serve({ backend: { fetch: throwing } }, { limits });
  const client = net.connect({ port });
  client.on('error', () => undefined);
  client.write('POST /rest/v1/jobs HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nx');
  await began.promise;
  await end(client);
  await expect.poll(() => failed).toHaveBeenCalled();
  // What would be printed is before another request is answered.
  await gateway.ask('/registry.json');
  expect(printed.mock.calls).toEqual([]);
});
