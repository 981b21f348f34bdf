import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { cutUnreadBody, refuse } from './refuse.ts';

it('The rest of an unwanted body is not read after the answer', async () => {
  const sockets: Socket[] = [];
  const server = createServer((request, response) => {
    sockets.push(request.socket);
    cutUnreadBody(request, response);
    refuse(response, 405, 'No body is taken here.');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
  let answer = '';
  client.on('data', (chunk) => {
    answer += chunk;
  });
  client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\n');
  const piece = Buffer.alloc(65_536);
  const pour = (error?: Error | null) => {
    if (!error && client.writable) client.write(piece, pour);
  };
  pour();
  await new Promise((resolve) => client.once('close', resolve));
  server.close();
  await once(server, 'close');

  expect(answer).toContain('405 Method Not Allowed');
  expect(sockets.map(({ bytesRead }) => bytesRead < 1_000_000)).toEqual([true]);
});
