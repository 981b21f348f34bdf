import { sharedSlots } from '@fursa/shared/contract';
import type { Registry, RemoteDescription } from '@fursa/shared/contract/registry';
import { contentTypes } from '../gateway/content-type.ts';
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
  for (const [index, { id, path, navigation }] of description.pages.entries()) {
    const refuse = (owner: string) => {
      throw new ReleaseError(`${description.name}: page "${id}" has the path ${path}, which is ${owner}.`);
    };
    if (navigation !== undefined) checkNavigation(description, navigation, others);
    if (reservedPaths.some((reserved) => collide(path, reserved))) refuse("the product's own");
    for (const { name, pages } of others) if (pages.some((page) => collide(path, page.path))) refuse(`${name}'s`);
    const twin = description.pages.slice(0, index).find((page) => shapeOf(page.path) === shapeOf(path));
    if (twin !== undefined) refuse(`that of its page "${twin.id}", too`);
    const fault = findPathFault(path);
    if (fault !== undefined)
      throw new ReleaseError(`${description.name}: page "${id}" has the path ${path}, ${fault}.`);
  }
  for (const slot of description.slots.filter((name) => !sharedSlots.includes(name))) {
    const owner = others.find(({ slots }) => slots.includes(slot));
    if (owner !== undefined) throw new ReleaseError(`${description.name}: slot ${slot} is filled by ${owner.name}.`);
  }
}

/** What is wrong with a path that no address reaches as it is written, or that a file answers; undefined where nothing is. */
function findPathFault(path: string): string | undefined {
  const segments = path.slice(1).replace(/\/$/, '').split('/');
  const isReadable = (segment: string, index: number) =>
    /^(?::\w+|[\p{L}\p{M}\p{N}._~!$&'()+,;=@-]+)\??$/u.test(segment) ||
    (segment === '*' && index === segments.length - 1);
  if (!segments.every(isReadable) || segments.some((segment) => /^\.+$/.test(segment))) {
    return 'which no address reaches: segments are words, `:name`, `word?`, and `*` at the end';
  }
  const ending = /\.\w+$/.exec(segments.at(-1) ?? '')?.[0];
  return ending !== undefined && Object.hasOwn(contentTypes, ending) ? 'which is that of a file' : undefined;
}

type Page = RemoteDescription['pages'][number];
type Label = NonNullable<Page['navigation']>['label'];

/** The link that the shell puts into the navigation itself, in the languages it has. */
const shellLink: Label = { en: 'Home' };

/** A link of the navigation stands among others: it may neither be taken for another nor push itself before all of them. */
function checkNavigation(
  { name }: RemoteDescription,
  { label, order }: NonNullable<Page['navigation']>,
  others: readonly RemoteDescription[],
): void {
  if (!Number.isInteger(order) || order < 1 || order > 999) {
    throw new ReleaseError(
      `${name}: the order ${order} of "${label.en}" in the navigation is no number from 1 to 999.`,
    );
  }
  const links = others.flatMap((other) => other.pages.map((page) => [other.name, page.navigation?.label] as const));
  for (const [owner, taken] of [['the shell', shellLink] as const, ...links]) {
    const twin = taken && findSameText(label, taken);
    if (twin !== undefined) throw new ReleaseError(`${name}: "${twin}" stands in the navigation already, by ${owner}.`);
  }
}

/** What somebody reads for both labels in one of their languages; English stands where a label has no other. */
function findSameText(label: Label, other: Label): string | undefined {
  const textIn = (labels: Label, language: string) => labels[language] ?? labels.en;
  const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const language = [...new Set([...Object.keys(label), ...Object.keys(other)])].find(
    (each) => plain(textIn(label, each)) === plain(textIn(other, each)),
  );
  return language && textIn(label, language);
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
