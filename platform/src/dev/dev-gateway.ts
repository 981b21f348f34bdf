import { Hono } from 'hono';
import type { GatewayEnvironment } from '../gateway/index.ts';

/** Which path of the product's address is answered by which dev server. */
export interface DevRoute {
  readonly path: string;
  readonly origin: string;
}

/** The gateway with the files under construction in front: everything stays at one address, as in production. */
export function createDevGateway(
  gateway: Hono<GatewayEnvironment>,
  routes: readonly DevRoute[],
): Hono<GatewayEnvironment> {
  const app = new Hono<GatewayEnvironment>();
  for (const { path, origin } of routes) {
    app.get(`${path}*`, async (context) => {
      const { pathname } = new URL(context.req.url);
      const { status, headers, body } = await fetch(`${origin}${pathname}`);
      const contentType = headers.get('content-type') ?? 'application/octet-stream';
      return new Response(body, { status, headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } });
    });
  }
  app.all('*', (context) => gateway.fetch(context.req.raw, context.env));
  return app;
}
