export type { GatewayBackend, GatewayEnvironment } from './ask-backend.ts';
export { parseTrustedProxies, type TrustedProxies } from './client/trusted-proxies.ts';
export { createGateway, type GatewayOptions, type RequestRecord } from './create-gateway.ts';
export { type Measured, readSummary, supabaseFor } from './platform/read-summary.ts';
export { type GatewayServer, type ServeOptions, serveGateway } from './serve-gateway.ts';
