import { decodePath } from '../read-file-representation.ts';

/**
 * True for what a browser or one of our clients asks for: a path from the root with a query, or `undefined` for anything else.
 * Refused are whole addresses (`GET http://...`, as proxies are asked), `*`, characters that a client has to encode, and paths that mean one
 * thing before and another after decoding: a broken `%`, control characters, backslashes, `.` and `..`, an empty first name.
 */
export function isRequestTarget(target: string): boolean {
  // Everything that may be in a request line, less `#`, which never leaves a browser.
  if (!/^\/(?!\/)[!"$-~]*$/.test(target)) return false;
  const [path = '', ...query] = target.split('?');
  // No database and no file system can hold NUL; anything else in a query is for the one who reads it.
  if (query.join('?').includes('%00')) return false;
  const decoded = decodePath(path);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return decoded !== undefined && !/[\x00-\x1f\x7f\\]/.test(decoded) && !/(?:^|\/)\.\.?(?:\/|$)/.test(decoded);
}

/**
 * True when a request names one host, by a name or an address. Which one is nobody's business but {@link describeClient}'s:
 * people may reach the product by any name, and nothing that is served is made from it.
 */
export function isHost(hosts: readonly string[] | undefined): boolean {
  return hosts?.length === 1 && /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(hosts[0] ?? '');
}
