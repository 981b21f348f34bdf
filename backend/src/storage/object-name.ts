const longest = 200;

/**
 * Whether a file may have this name: one segment that means the same to every reader of an address, on every system of
 * files. Letters of any language, spaces and signs are fine.
 */
export function isObjectName(name: string): boolean {
  if (name.length === 0 || name.length > longest || name.startsWith('.') || name.includes('..')) return false;
  return name.isWellFormed() && !/[/\\%\p{Cc}\p{Cf}]/u.test(name);
}
