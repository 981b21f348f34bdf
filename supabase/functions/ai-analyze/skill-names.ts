import { withoutContacts } from '../_ai/contacts.ts';
import { plainText } from '../_ai/plain-text.ts';

const maxNameLength = 60;

/** Names of skills fit to be stored: each once in any case, the first spelling wins, none longer than a line, none a link or a number to call. */
export function mergeNames(names: readonly string[], most: number): string[] {
  const merged = new Map<string, string>();
  for (const name of names.map((written) => plainText(written).replace(/\s+/g, ' '))) {
    if (name.length > maxNameLength || withoutContacts(name) !== name || !/[\p{L}\p{N}]/u.test(name)) continue;
    const key = name.toLowerCase();
    if (!merged.has(key)) merged.set(key, name);
  }
  return [...merged.values()].slice(0, most);
}
