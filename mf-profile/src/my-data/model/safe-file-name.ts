const maxCharacters = 120;

/** Names that Windows keeps for devices, whatever their ending. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A name that every system can unpack, and that leads into no other folder: no separators, no control or direction characters, no
 * dot in front, and none that was given already, in other capitals either.
 *
 * @param taken names that were given; the new one is added
 */
export function toSafeFileName(name: string, taken: Set<string>): string {
  const plain = [...name.normalize('NFC').replaceAll(/[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]/gu, '_')].join('');
  const trimmed = plain.replace(/^[. ]+/, '').replace(/[. ]+$/, '');
  const safe = reserved.test(trimmed) ? `_${trimmed}` : trimmed || 'file';
  const [stem, ending] = splitEnding(safe);
  for (let count = 1; ; count += 1) {
    const tail = (count === 1 ? '' : ` (${count})`) + ending;
    const found = [...stem].slice(0, maxCharacters - tail.length).join('') + tail;
    if (taken.has(found.toLowerCase())) continue;
    taken.add(found.toLowerCase());
    return found;
  }
}

function splitEnding(name: string): readonly [string, string] {
  const at = name.lastIndexOf('.');
  return at > 0 && name.length - at <= 10 ? [name.slice(0, at), name.slice(at)] : [name, ''];
}
