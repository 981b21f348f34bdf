import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from '@fursa/platform/build';
import { createSelfSignedCertificate, type SelfSignedCertificate } from '../serving/self-signed-certificate.ts';
import { type RecordingServer, serveOverHttp2 } from '../serving/serve-over-http2.ts';

const dist = join(import.meta.dirname, 'reader-page', 'dist');
/** As strict as the product's: no eval, no WebAssembly, no other origin. */
const policy = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'";

/** Builds the page with the reader and serves it with brotli, as the product's files are. */
export async function serveReaderPage(): Promise<{ server: RecordingServer; certificate: SelfSignedCertificate }> {
  // Its folder holds nothing but the configuration, so nothing tells that it is stale.
  await buildApp('reader-page', { root: import.meta.dirname, force: true });
  const certificate = createSelfSignedCertificate();
  return { server: await serveOverHttp2({ fetch: answer }, certificate), certificate };
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const headers = { 'Content-Security-Policy': policy };
  if (pathname === '/') {
    const html = '<!doctype html><title>Reader</title><script src="/page.js"></script>';
    return new Response(html, { headers: { ...headers, 'Content-Type': 'text/html' } });
  }
  const name = /^\/([\w.-]+\.js)$/.exec(pathname)?.[1];
  if (name === undefined) return new Response(null, { status: 204 });
  const script = { ...headers, 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=31536000' };
  const packed = await readFile(join(dist, `${name}.br`)).catch(() => undefined);
  if (packed !== undefined) return new Response(packed, { headers: { ...script, 'Content-Encoding': 'br' } });
  return new Response(await readFile(join(dist, name)), { headers: script });
}
