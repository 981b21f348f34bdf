export {
  createGateway,
  type GatewayBackend,
  type GatewayEnvironment,
  type GatewayOptions,
  type RequestRecord,
} from './create-gateway.ts';
export { type GatewayServer, type ServeOptions, serveGateway } from './serve-gateway.ts';
