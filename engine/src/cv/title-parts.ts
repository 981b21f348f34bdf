import { counties } from '../places/counties.ts';
import { findOccupations } from '../reading/concept-names.ts';
import { tokenize } from '../text/tokenize.ts';
import { organisationWord, roleWord } from './vocabulary.ts';

/** A part of a title between two separators. */
export interface TitlePart {
  readonly text: string;
  /** Parts of one group stand between commas only. */
  readonly group: number;
  readonly kind: 'role' | 'organisation' | 'place' | 'unknown';
}

export interface WorkTitle {
  readonly position: string | null;
  readonly name: string | null;
  readonly location: string | null;
  /** What stands behind the title in words of its own. */
  readonly rest: string;
}

const strong = /\t+|\s+as\s+(?:an?|the)\s+|\s*\|\s*|\s+[-–—]+\s+|\s*[–—]\s*|:\s+|;\s+|\s+@\s+|\s*\(|\)\s*/;
const atEmployer = /\s+(?:at|kwa|katika|with)\s+(?=\p{L})/iu;
const opening =
  /^(?:i\s+)?(?:have\s+|also\s+)*(?:worked|been\s+working|work)\s+(?:at|with|for|in)\s+(?:the\s+)?|^(?:i\s+)?(?:(?:have\s+)?(?:worked|working|employed|served|serving|engaged)\s+)?(?:as\s+)(?:an?\s+|the\s+)?|^(?:nilifanya|nimefanya|nafanya)\s+kazi\s+(?:kama\s+)?|^(?:post|position|title|designation|cheo)\s*[:-]\s*/i;
const sentenceEnd = /(?<!\b(?:ltd|co|st|no|dr|mr|mrs|eng|rev|inc|p|o|k|jr|sr|dept))\.(?:\s+(?=\S)|$)/i;
const places = new Set([
  'kenya',
  'uganda',
  'tanzania',
  'remote',
  ...counties
    .flatMap(({ name, otherNames, towns }) => [name, ...otherNames, ...towns])
    .map((name) => name.toLowerCase()),
]);

/** Cuts titles, one a line, into parts; what follows a full stop is returned apart. */
export function titleParts(titles: readonly string[]): { parts: TitlePart[]; rest: string } {
  const parts: TitlePart[] = [];
  const rests: string[] = [];
  let group = 0;
  for (const title of titles) {
    const stop = sentenceEnd.exec(title);
    const whole = (stop === null ? title : title.slice(0, stop.index)).replace(opening, '');
    if (stop !== null) rests.push(title.slice(stop.index + stop[0].length).trim());
    // "Accountant, Bright Schools: invoices, petty cash": what was done there.
    const colon = /^(.{4,}?):\s+(?=\p{Ll})/u.exec(whole);
    if (colon !== null) rests.unshift(whole.slice(colon[0].length));
    for (const piece of (colon?.[1] ?? whole).split(strong)) {
      const halves = roleWord.test(piece) ? piece.split(atEmployer) : [piece];
      for (const half of halves) {
        group += 1;
        for (const comma of half.split(/\s*,\s*/)) {
          const text = comma.replace(opening, '').replace(/^[\s.,/&-]+|[\s.,/&-]+$/g, '');
          if (text !== '') parts.push({ text, group, kind: kindOf(text) });
        }
      }
    }
  }
  return { parts, rest: rests.filter(Boolean).join(' ') };
}

function kindOf(text: string): TitlePart['kind'] {
  if (isPlace(text)) return 'place';
  const words = text.split(/\s+/);
  if (words.length > 9) return 'unknown';
  const role = roleWord.exec(text);
  const isOrganisation = organisationWord.test(text);
  if (role !== null && (!isOrganisation || role.index === 0 || endsWithRole(text))) return 'role';
  if (isOrganisation) return 'organisation';
  const tokens = tokenize(text);
  return findOccupations(tokens, true).some(({ first, last }) => first === 0 || last === tokens.length - 1)
    ? 'role'
    : 'unknown';
}

function endsWithRole(text: string): boolean {
  return (
    roleWord.test(text.split(/\s+/).slice(-1).join(' ')) ||
    roleWord.test(
      text
        .split(/\s+(?:of|for|in|wa|ya|to)\s+/i, 1)[0]
        ?.split(/\s+/)
        .at(-1) ?? '',
    )
  );
}

/** The name of a county, a town or a country, with nothing else. */
export function isPlace(text: string): boolean {
  return places.has(text.toLowerCase().replace(/\s+(?:county|town|city|branch|kenya)$/, ''));
}

/** Reads who, where and for whom out of the titles of one job. */
export function workTitle(titles: readonly string[]): WorkTitle {
  const { parts, rest } = titleParts(titles);
  const role = parts.find(({ kind }) => kind === 'role');
  const others = parts.filter((part) => part !== role && part.kind !== 'place' && !isAside(part.text));
  const organisation = others.find(({ kind }) => kind === 'organisation');
  const position = role ?? positionAmong(others, organisation);
  const name =
    organisation ??
    others.find((part) => part !== position && part.kind === 'unknown' && part.group !== position?.group) ??
    others.find((part) => part !== position && part.kind === 'unknown');
  const place = parts.find((part) => part.kind === 'place' && part !== position && part !== name);
  const last = Math.max(parts.indexOf(position ?? parts[0] ?? noPart), name === undefined ? -1 : parts.indexOf(name));
  const beyond = parts.slice(last + 1).filter(({ kind, text }) => kind !== 'place' && /^\p{Ll}/u.test(text));
  return {
    position: position?.text ?? null,
    name: name === undefined ? null : name.text,
    location: place?.text ?? null,
    rest: [beyond.map(({ text }) => text).join(', '), rest].filter(Boolean).join('. '),
  };
}

const noPart: TitlePart = { text: '', group: 0, kind: 'unknown' };

/** Of parts that are no known role: the one beside the organisation, else the first of two. */
function positionAmong(others: readonly TitlePart[], organisation: TitlePart | undefined): TitlePart | undefined {
  return others.find((part) => part !== organisation && part.kind === 'unknown');
}

/** "(Contract)", "Full time", a figure: of the job, but neither its title nor its employer. */
function isAside(text: string): boolean {
  return (
    /^(?:contract|permanent|part[- ]time|full[- ]time|temporary|casual basis|remote|\d[\d\s.,%]*)$/i.test(text) ||
    /^\p{Lu}{2,8}$/u.test(text)
  );
}
