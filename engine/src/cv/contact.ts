import type { Found } from './cv-facts.ts';
import type { OwnLine } from './own-lines.ts';

/** A fact with how sure it is that it is the person's. */
interface Candidate extends Found<string> {
  readonly trust: number;
}

const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}\s?@\s?[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?){1,4}(?![\p{L}\p{N}-])/giu;

/** The person's email address. `names` are words of their name: an address that holds one is theirs wherever it stands. */
export function findEmail(lines: readonly OwnLine[], names: readonly string[]): Found<string> | null {
  return best(
    lines.flatMap((line) =>
      [...line.raw.matchAll(email)].map(({ 0: written }) => {
        const value = written.replaceAll(/\s/g, '').toLowerCase();
        const local = value.split('@', 1)[0] ?? '';
        const isNamed = names.some((name) => name.length > 2 && local.includes(name));
        return { value, line: line.shown, trust: line.trust + (isNamed ? 3 : 0) };
      }),
    ),
  );
}

/** The digits of a number, with the signs that people put between them. */
const gap = String.raw`[\s.\-–()]{0,2}`;
const kenyan = new RegExp(
  String.raw`(?<![\d+])(?:\(?(?:\+|00)?\s?254\)?${gap}\s?(?:\(0\)|0)?|\(?0)${gap}([17](?:${gap}\d){8})(?!\d)`,
  'g',
);
const foreign = /(?<![\d+])\+(?!\s?254)([1-9](?:[\s.\-–()]{0,2}\d){7,13})(?!\d)/g;
/** Without its first 0, as a spreadsheet leaves it: only behind a label. */
const bare = /(?:tel|phone|mobile|cell|simu|contact)[^\d+]{0,20}([17]\d\d[\s-]?\d{3}[\s-]?\d{3})(?!\d)/gi;
/** "07.2017-2021" has the digits of a number. */
const time = /^\d{1,2}[./-](?:19|20)\d\d[\s–-]{1,3}(?:19|20)\d\d(?!\d)/;
/** Other long numbers that people have. */
const otherNumber =
  /\b(?:i\.?d\.?(?: ?(?:no|number|card))?|passport|account|a\/c|paybill|till|pin|nssf|nhif|sha|huduma|invoice|licen[cs]e|reg)\b/i;

/** The person's number in E.164; the first of two. */
export function findPhone(lines: readonly OwnLine[]): Found<string> | null {
  return best(
    lines.flatMap((line) =>
      [
        ...[...line.raw.matchAll(kenyan)].map((match) => ({ at: match.index, value: `+254${digits(match[1])}` })),
        ...[...line.raw.matchAll(foreign)].map((match) => ({ at: match.index, value: `+${digits(match[1])}` })),
        ...[...line.raw.matchAll(bare)].map((match) => ({ at: match.index, value: `+254${digits(match[1])}` })),
      ]
        .filter(({ at }) => !otherNumber.test(line.raw.slice(Math.max(0, at - 20), at)))
        .filter(({ at }) => !time.test(line.raw.slice(at)))
        .sort((one, other) => one.at - other.at)
        .map(({ value }) => ({ value, line: line.shown, trust: line.trust })),
    ),
  );
}

function digits(written: string | undefined): string {
  return (written ?? '').replaceAll(/\D/g, '');
}

/** Profiles and pages; `www.` and the great networks also without a scheme. */
const link =
  /(?<![\p{L}\p{N}@._/-])(?:https?:\/\/|(?=www\.)|(?=(?:[a-z]{2,3}\.)?(?:linkedin\.com|github\.com|gitlab\.com|twitter\.com|x\.com|behance\.net|facebook\.com|instagram\.com|medium\.com|youtube\.com|t\.me|wa\.me)\/))[a-z0-9][^\s<>"'|,;()[\]{}·•]{2,200}/giu;
/** A page of one's own is written without anything around it, too: "kamau.dev". */
const page =
  /(?<label>^|[|•·]\s*|\b(?:website|portfolio|blog|tovuti|web)\b\s?:?\s*)(?<address>(?:[a-z0-9-]{2,40}\.){1,3}(?:co\.ke|com|dev|me|io|org|net|ke|africa|tech|design|github\.io)(?:\/[\w./-]{0,80})?)(?=$|[\s|,;·•])/gi;
const maxLinks = 10;

/** The person's pages, each once. */
export function findLinks(lines: readonly OwnLine[]): Found<string>[] {
  const found = new Map<string, Candidate>();
  for (const [at, line] of lines.entries()) {
    if (line.trust <= 0) continue;
    const written = [
      ...[...withRest(line, lines[at + 1]).matchAll(link)].map(([whole]) => whole),
      ...line.cells.flatMap((cell) => [...cell.matchAll(page)].flatMap(({ groups }) => pageIn(line, groups))),
    ];
    for (const one of written) {
      const value = withScheme(one.replace(/[.:)\]]+$/, ''));
      const key = value.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
      if (key !== '' && !found.has(key)) found.set(key, { value, line: line.shown, trust: line.trust });
    }
  }
  return [...found.values()]
    .sort((one, other) => other.trust - one.trust)
    .slice(0, maxLinks)
    .map(({ value, line }) => ({ value, line }));
}

/** Without a word that says what it is, "ASP.NET" among the skills is none. */
function pageIn({ trust }: OwnLine, { label = '', address = '' }: Readonly<Record<string, string>> = {}): string[] {
  const isSaid = /\p{L}/u.test(label);
  return isSaid || (trust > 1 && !/\p{Lu}{2}/u.test(address)) ? [address] : [];
}

/** An address that is broken for width goes on in the next line. */
function withRest({ index, raw }: OwnLine, next: OwnLine | undefined): string {
  const isBroken = /(?:https?:\/\/|www\.)\S*[./-]\s*$/i.test(raw.slice(-200));
  const goesOn = isBroken && next?.index === index + 1 && /^[a-z0-9][\w./-]{2,80}$/.test(next.raw.trim());
  return goesOn ? raw.trimEnd() + next.raw.trim() : raw;
}

function withScheme(written: string): string {
  return /^https?:\/\//i.test(written) ? written : `https://${written}`;
}

/** The most trusted, the first of equals; null when none can be. */
function best(candidates: readonly Candidate[]): Found<string> | null {
  let chosen: Candidate | undefined;
  for (const candidate of candidates) {
    if (candidate.trust > (chosen?.trust ?? 0)) chosen = candidate;
  }
  return chosen === undefined ? null : { value: chosen.value, line: chosen.line };
}
