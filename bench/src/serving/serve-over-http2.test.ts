import { once } from 'node:events';
import { connect } from 'node:http2';
import { expect, onTestFinished, test } from 'vitest';
import { createSelfSignedCertificate } from './self-signed-certificate.ts';
import { serveOverHttp2 } from './serve-over-http2.ts';

const certificate = createSelfSignedCertificate();

async function startServer() {
  const server = await serveOverHttp2(
    {
      fetch: () =>
        new Response('console.log("Habari")', {
          headers: { 'Content-Type': 'text/javascript', 'Content-Encoding': 'br' },
        }),
    },
    certificate,
  );
  onTestFinished(server.close);
  return server;
}

async function get(address: string, path: string): Promise<string> {
  const session = connect(address, { ca: certificate.cert });
  const request = session.request({ ':path': path }).setEncoding('utf8');
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  await once(request, 'end');
  session.destroy();
  return text;
}

test('A browser that trusts the certificate is answered over HTTP/2', async () => {
  const server = await startServer();
  expect(await get(server.address, '/main.js')).toBe('console.log("Habari")');
});

test('Each answer is on record once, with the bytes of its body', async () => {
  const server = await startServer();
  await get(server.address, '/main.js?when=now');
  expect(server.takeAnswers()).toEqual([
    { path: '/main.js', status: 200, contentType: 'text/javascript', encoding: 'br', bytes: 21 },
  ]);
  expect(server.takeAnswers()).toEqual([]);
});
