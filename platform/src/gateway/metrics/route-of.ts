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
export function routeOf(path: string, contentType: string | null): string {
  if (fixedRoutes.has(path)) return path;
  const area = areas.find(({ start }) => path.startsWith(start));
  if (area !== undefined) return area.route;
  return contentType?.startsWith('text/html') ? 'page' : 'other';
}

/** OpenTelemetry's word for a method that is none of HTTP's own. */
export function methodOf(method: string): string {
  return methods.has(method) ? method : '_OTHER';
}
