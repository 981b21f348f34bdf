import type { Registry as ReleaseRegistry } from '@fursa/shared/contract/registry';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { backendPaths } from '../ask-backend.ts';

const fixedRoutes: ReadonlySet<string> = new Set([
  '/',
  '/config.json',
  '/csp-reports',
  '/fallbacks.json',
  '/healthz',
  '/metrics',
  '/registry.json',
  '/robots.txt',
  '/sitemap.xml',
]);
const areas = [...backendPaths, '/assets/*', '/remotes/*', '/platform/*', '/.well-known/*'].map((route) => ({
  route,
  start: route.slice(0, -1),
}));
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * The template of a path. There are about twenty: a path as it was asked for could hold a token, and everybody who asks for a
 * new one would make a new series.
 */
function routeOf(path: string, contentType: string | null): string {
  if (fixedRoutes.has(path)) return path;
  const area = areas.find(({ start }) => path.startsWith(start));
  if (area !== undefined) return area.route;
  return contentType?.startsWith('text/html') ? 'page' : 'other';
}

/** OpenTelemetry's word for a method that is none of HTTP's own. */
function methodOf(method: string): string {
  return methods.has(method) ? method : '_OTHER';
}

/** What is measured besides the answers, read when somebody asks. */
export interface MetricsSources {
  /** Undefined, as the registry, while no release can be read. */
  readonly shellVersion: string | undefined;
  readonly registry: ReleaseRegistry | undefined;
  /** Undefined where no server says it. */
  readonly openConnections: number | undefined;
}

export interface Answered {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly milliseconds: number;
}

export interface GatewayMetrics {
  begin(): void;
  end(answered: Answered): void;
  /** In the text format of Prometheus, 0.0.4. */
  describe(sources: MetricsSources): Promise<string>;
  readonly contentType: string;
}

/** Of the semantic conventions of OpenTelemetry for HTTP servers, in seconds. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/**
 * The gateway's own measurements, beside those that prom-client takes of a process. Names are those of OpenTelemetry's conventions where it has one; the class of a status stands for the status, so that
 * there are few series.
 */
export function createGatewayMetrics(): GatewayMetrics {
  const registry = new Registry();
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'How long the gateway took to answer.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_class'],
    buckets: durationBuckets,
    registers,
  });
  const active = new Gauge({
    name: 'http_server_active_requests',
    help: 'Requests that are being answered.',
    registers,
  });
  const connections = new Gauge({ name: 'fursa_gateway_open_connections', help: 'Open connections.', registers });
  const shell = new Gauge({
    name: 'fursa_shell_info',
    help: 'The version of the shell that is served.',
    labelNames: ['version'],
    registers,
  });
  const remotes = new Gauge({
    name: 'fursa_remote_info',
    help: 'The version of each remote that everybody gets.',
    labelNames: ['remote', 'version'],
    registers,
  });
  const canaries = new Gauge({
    name: 'fursa_remote_canary_ratio',
    help: 'The share of the visitors that gets a version on trial.',
    labelNames: ['remote', 'version'],
    registers,
  });
  collectDefaultMetrics({ register: registry });

  return {
    contentType: Registry.PROMETHEUS_CONTENT_TYPE,
    begin: () => active.inc(),
    end: ({ method, path, status, contentType, milliseconds }) => {
      active.dec();
      const labels = {
        http_request_method: methodOf(method),
        http_route: routeOf(path, contentType),
        http_response_status_class: `${Math.floor(status / 100)}xx`,
      };
      durations.observe(labels, milliseconds / 1_000);
    },
    describe: async ({ shellVersion, registry: served, openConnections }) => {
      for (const gauge of [shell, remotes, canaries]) gauge.reset();
      if (shellVersion !== undefined) shell.set({ version: shellVersion }, 1);
      for (const { name, version, canary } of served?.remotes ?? []) {
        remotes.set({ remote: name, version }, 1);
        if (canary) canaries.set({ remote: name, version: canary.remote.version }, canary.percent / 100);
      }
      if (openConnections !== undefined) connections.set(openConnections);
      return await registry.metrics();
    },
  };
}
