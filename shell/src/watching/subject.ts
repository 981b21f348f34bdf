import { readPageConfig } from '@fursa/shared/contract/page-config';
import { parseUrl } from '@fursa/shared/contract/parse-url';
import { readRegistry } from '../composition/page-registry.ts';
import type { Subject } from './report.ts';

/** Where versions lie that no registry names any more. */
const remoteFolder = /^\/remotes\/(mf-[a-z][a-z0-9-]*)\/(\d[\w.+-]*)\//;

export function shellSubject(): Subject {
  return { remote: 'shell', version: readPageConfig().version };
}

/** The remote of that name in the version that is in use here, else in the one that would be loaded. */
export function subjectNamed(name: string): Subject | undefined {
  const remote = readRegistry().remotes.find((known) => known.name === name);
  return remote && { remote: name, version: remote.version };
}

/** The remote in whose place an element stands; the shell's own where it stands in none. */
export function subjectOfElement(node: Node | null | undefined): Subject {
  const element = node instanceof Element ? node : node?.parentElement;
  const place = element?.closest<HTMLElement>('[data-mf]');
  const { mf: remote, mfVersion: version } = place?.dataset ?? {};
  return remote && version ? { remote, version } : shellSubject();
}

/** Whose file lies at an address; undefined for what is not of this product, such as the script of an extension. */
export function subjectOfAddress(address: string): Subject | undefined {
  const url = parseUrl(address);
  if (url === undefined) return undefined;
  const { origin } = window.location;
  const remote = readRegistry().remotes.find(({ baseUrl }) => address.startsWith(new URL(baseUrl, origin).href));
  if (remote !== undefined) return { remote: remote.name, version: remote.version };
  if (url.origin !== origin) return undefined;
  const [, name, version] = remoteFolder.exec(url.pathname) ?? [];
  return name && version ? { remote: name, version } : shellSubject();
}

/**
 * Whose code an error comes from: of the files in its stack the first of a remote, since much of the shell's own stands around
 * them. Undefined where the first file is not of this product.
 */
export function subjectOfStack(stack: string): Subject | undefined {
  const subjects = (stack.match(/\b[a-z-]+:\/\/[^\s)]+/g) ?? []).map(subjectOfAddress);
  const [first] = subjects;
  return first && (subjects.find((subject) => subject !== undefined && subject.remote !== 'shell') ?? first);
}
