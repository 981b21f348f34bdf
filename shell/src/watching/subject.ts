import { readPageConfig } from '@fursa/shared/contract/page-config';
import { parseUrl } from '@fursa/shared/contract/parse-url';
import { readRegistry } from '../composition/page-registry.ts';
import { addressesIn, remoteOfAddress, remoteOfStack } from '../composition/remote-of-address.ts';
import type { Subject } from './report.ts';

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
  return remoteOfAddress(address) ?? (url.origin === window.location.origin ? shellSubject() : undefined);
}

/**
 * Whose code an error comes from: of the files in its stack the first of a remote, since much of the shell's own stands around
 * them. Undefined where the first file is not of this product.
 */
export function subjectOfStack(stack: string): Subject | undefined {
  const [first = ''] = addressesIn(stack);
  return subjectOfAddress(first) && (remoteOfStack(stack) ?? shellSubject());
}
