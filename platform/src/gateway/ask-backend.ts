import type { Context } from 'hono';
import type { GatewayClient } from './client/describe-client.ts';
import { notFound, withDefaultHeaders } from './respond.ts';

export interface GatewayBackend {
  /** `isLocal` is false for whoever must see neither the mails of others nor use the demo accounts. */
  fetch(request: Request, client: { readonly address: string; readonly isLocal: boolean }): Promise<Response>;
  /** Whether its database answers; soon, whatever it is busy with. */
  isHealthy?(): Promise<boolean>;
}

/** What `serveGateway` passes along with each request. */
export interface GatewayEnvironment {
  readonly Bindings: { readonly client?: GatewayClient };
}

export type GatewayContext = Context<GatewayEnvironment>;

/** For requests that came through no server. */
const unknownClient: GatewayClient = { address: 'unknown', isLocal: false, isSecure: false };

const areas = ['/auth/v1/', '/rest/v1/', '/storage/v1/', '/functions/v1/'];
/** For whoever works on the product: only for callers at this machine, whatever the backend would say. */
const developmentArea = '/dev/';

export const backendPaths: readonly string[] = [...areas, developmentArea].map((area) => `${area}*`);

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export function clientOf(context: GatewayContext): GatewayClient {
  return context.env?.client ?? unknownClient;
}

/** True for paths whose requests have a body; those of all others are refused. */
export function takesBody(path: string): boolean {
  return areas.some((area) => path.startsWith(area));
}

/** What the backend answers is somebody's own, unless it says itself how long it may be kept. */
export async function askBackend(backend: GatewayBackend | undefined, context: GatewayContext): Promise<Response> {
  const { address, isLocal } = clientOf(context);
  const { path, method, raw } = context.req;
  if (backend === undefined || (path.startsWith(developmentArea) && !isLocal)) return notFound();
  if (!methods.includes(method)) {
    return context.text('This method is not known here.\n', 405, { Allow: methods.join(', ') });
  }
  const response = await backend.fetch(raw, { address, isLocal });
  return withDefaultHeaders(response, { 'Cache-Control': 'no-store' });
}
