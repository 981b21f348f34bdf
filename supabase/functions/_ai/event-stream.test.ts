import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBody } from './event-stream.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let closed = Promise.withResolvers<void>();
const server = createServer((_request, response) => {
  response.on('close', closed.resolve);
  response.write('a beginning, and then silence');
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function begin(signal: AbortSignal) {
  closed = Promise.withResolvers();
  const { port } = server.address() as AddressInfo;
  const bytes = readBody(await fetch(`http://127.0.0.1:${port}`, { signal }), signal);
  expect(new TextDecoder().decode((await bytes.next()).value)).toBe('a beginning, and then silence');
  return bytes;
}

test('A signal ends the connection, also after a garbage collection', async () => {
  const stop = new AbortController();
  const bytes = await begin(AbortSignal.any([stop.signal, AbortSignal.timeout(60_000)]));
  const next = bytes.next();
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
  }
  stop.abort(new Error('nobody listens'));
  await expect(next).rejects.toThrow('nobody listens');
  await closed.promise;
});

test('Whoever stops reading ends the connection', async () => {
  const bytes = await begin(new AbortController().signal);
  await bytes.return(undefined);
  await closed.promise;
});
