import { sharedSlots } from '@fursa/shared/contract';
import type { Registry, RemoteDescription } from '@fursa/shared/contract/registry';
import { ReleaseError } from './release-error.ts';

/** What the shell, the gateway and the backend answer themselves, as path patterns. */
const reservedPaths = [
  '/',
  '/privacy',
  '/terms',
  ...['/auth/v1/*', '/rest/v1/*', '/storage/v1/*', '/functions/v1/*'],
  ...['/assets/*', '/remotes/*', '/dev/*', '/platform/*', '/.well-known/*'],
  ...[
    '/healthz',
    '/config.json',
    '/registry.json',
    '/fallbacks.json',
    '/csp-reports',
    '/sitemap.xml',
    '/robots.txt',
    '/metrics',
  ],
];

/**
 * Refuses pages and slots that are another's: a team can only ship its own, beside others in a slot that several fill. Two paths collide when an address exists that
 * both match, however they are written.
 */
export function checkOwnership(description: RemoteDescription, { remotes }: Registry): void {
  const others = remotes
    .filter(({ name }) => name !== description.name)
    .flatMap((remote) => (remote.canary === undefined ? [remote] : [remote, remote.canary.remote]));
  for (const [index, { id, path }] of description.pages.entries()) {
    const refuse = (owner: string) => {
      throw new ReleaseError(`${description.name}: page "${id}" has the path ${path}, which is ${owner}.`);
    };
    if (reservedPaths.some((reserved) => collide(path, reserved))) refuse("the product's own");
    for (const { name, pages } of others) if (pages.some((page) => collide(path, page.path))) refuse(`${name}'s`);
    const twin = description.pages.slice(0, index).find((page) => shapeOf(page.path) === shapeOf(path));
    if (twin !== undefined) refuse(`that of its page "${twin.id}", too`);
  }
  for (const slot of description.slots.filter((name) => !sharedSlots.includes(name))) {
    const owner = others.find(({ slots }) => slots.includes(slot));
    if (owner !== undefined) throw new ReleaseError(`${description.name}: slot ${slot} is filled by ${owner.name}.`);
  }
}

/** Whether some address matches both patterns (react-router's: `:name`, `name?`, `*` at the end). */
function collide(one: string, other: string): boolean {
  return segmentsOf(one).some((a) => segmentsOf(other).some((b) => meet(a, b)));
}

function meet([first, ...rest]: readonly string[], [otherFirst, ...otherRest]: readonly string[]): boolean {
  if (first === '*' || otherFirst === '*') return true;
  if (first === undefined || otherFirst === undefined) return first === otherFirst;
  const isSame = first === otherFirst || first.startsWith(':') || otherFirst.startsWith(':');
  return isSame && meet(rest, otherRest);
}

/** The segments of each path that a pattern stands for: one with and one without each optional segment. */
function segmentsOf(pattern: string): string[][] {
  let paths: string[][] = [[]];
  for (const segment of pattern
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')) {
    const isOptional = segment.endsWith('?');
    const longer = paths.map((path) => [...path, isOptional ? segment.slice(0, -1) : segment]);
    paths = isOptional ? [...paths, ...longer] : longer;
  }
  return paths;
}

function shapeOf(pattern: string): string {
  return JSON.stringify(
    segmentsOf(pattern).map((path) => path.map((segment) => (segment.startsWith(':') ? ':' : segment))),
  );
}
