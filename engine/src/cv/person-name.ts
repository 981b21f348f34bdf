import { counties } from '../places/counties.ts';
import { findOccupations } from '../reading/concept-names.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Found } from './cv-facts.ts';
import { headingOf } from './headings.ts';
import type { OwnLine } from './own-lines.ts';
import { isCountry } from './places.ts';
import { documentTitle, organisationWord, roleWord } from './vocabulary.ts';

const label =
  /^(?:\d{1,2}[.)]\s*)?(?:personal\s+(?:details|information)\s+)?(?:(?:my\s+|full\s+|official\s+|candidate(?:'s)?\s+|applicant(?:'s)?\s+)?names?(?:\s+(?:in\s+full|(?:&|and)\s+surname))?(?:\s*\(.{0,20}\))?|jina(?:\s+(?:kamili|langu(?:\s+ni)?))?|majina(?:\s+(?:kamili|yangu))?)(?:\s*(?:[:：=;–-]+|\.{3,})\s*|\s{2,}|\t|\s*$)/i;
const partLabel =
  /^(?:(?<last>surname|last\s+name|family\s+name|jina\s+la\s+(?:ukoo|familia))|(?<first>first\s+names?|given\s+names?|jina\s+la\s+kwanza)|(?<middle>other\s+names?|middle\s+names?|majina\s+mengine))\s*[:：=–-]?\s+(?<value>\S.{0,60})$/i;
/** "First name: Happiness    Language: English" */
const besideLabel = /\s+(?:\p{L}+ )?\p{L}+\s?:.*$/u;
const titled =
  /^(?:curriculum\s*vitae|resum[eé]|c\.?v\.?|wasifu)(?:\s*\(cv\))?(?:\s*(?<of>of\b|for\b|ya\b|wa\b|[:–—-])\s*|\s+)(?<value>\S.{2,120})$/i;
/** What a file put behind a name in the same line. */
const nextLabel =
  /\s+(?:(?:postal |home |physical )?address|date of birth|d\.?o\.?b|tel(?:ephone)?|phone|cell|mobile|e-?mail|gender|sex|nationality|marital status|id(?: no)?|(?:resume|portfolio|cv|curriculum vitae)$)\b.*$/i;
const titles =
  /^(?:(?:hello|hi)\b[,!]?\s+(?:i['’]m|i am)\s+)?(?:(?:cpa|mr|mrs|ms|miss|dr|eng|engr|prof|rev|bw|bi|mwl|hon|sir|arch|qs|adv|sister|pastor|chef)\b\.?,?\s*)*(?=\p{L})/iu;
const honours =
  /[\s,]+(?:ph\.?d|m\.?sc|b\.?sc|m\.?b\.?a|cpa(?:\s?\(?k\)?)?|krchn|kechn|bsn|msn|dnp|ocn|rn|hsc|acca|chrp|ihrm|mkim|bcom|b\.?ed|m\.?a|b\.?a|ogw|mbs|pmp|cips|llb|llm|pe|miek|nck)\.?(?=$|[\s,(])/i;
const word =
  /^(?:\p{Lu}[\p{L}]*(?:['’`]\p{L}*)*(?:-\p{L}+(?:['’]\p{L}*)*)*|\p{Lu}\.?|(?:\p{Lu}\.){1,3}|bin|binti|wa|ole|arap|ab|al|el|de|van|von)$/u;
/** Words of headings, addresses and papers that are written as names are. */
const noName =
  /\b(?:curriculum|vitae|resume|wasifu|personal|details?|profile|summary|address|box|tel|telephone|phone|mobile|email|date|birth|nationality|kenyan?|gender|age|sex|male|female|married|single|religion|christian|muslim|page|confidential|objective|experience|education|skills?|kcse|kcpe|diploma|certificate|bachelor|degree|graduate|registered|certified|senior|junior|street|road|avenue|county|town|city|united|kingdom|dear|sir|madam|application|invoice|quotation|receipt|statement|agreement|minutes|report|notice|fund|contact|contacts|linked ?in|github|behance|about|me|available|immediately|professional|portfolio|website|dashboard|freelance|student|jina|simu|kazi|anwani|of|and|the|to|for|in|at|na|ya|ni|mimi)\b/i;
const separators = /\s*[|•·*,;:–—\t]\s*|\s-\s|\s{3,}|\s\/\s|\s*[([]/;
const placeNames = new Set(counties.flatMap(({ name, towns }) => [name, ...towns]).map((name) => name.toLowerCase()));

const topLines = 4;
const searchedLines = 40;
const maxNameLength = 48;

/** The name of the person, in title case; null rather than a name that is not sure. `localPart` is that of their address. */
export function findName(lines: readonly OwnLine[], localPart: string | null): Found<string> | null {
  const labelled = labelledName(lines);
  if (labelled?.value.includes(' ')) return labelled;
  const top = nameAtTop(lines, localPart ?? '');
  // "Name: Bernard" below "BERNARD MUVINGA MUTHENGI".
  if (labelled !== null && !top?.value.split(' ').includes(labelled.value)) return labelled;
  return top ?? nameInSentence(lines);
}

function labelledName(lines: readonly OwnLine[]): Found<string> | null {
  const parts = new Map<string, string>();
  let shown = '';
  for (const [at, line] of lines.slice(0, searchedLines * 3).entries()) {
    if (line.trust <= 0) continue;
    // "• NAME: Kariuki Peter"
    const raw = line.raw.trim().replace(/^[•·▪●◦*–-]\s*/u, '');
    const found = label.exec(raw);
    // The value stands behind the label, in the next cell, or in the next line.
    const behind = found === null ? undefined : raw.slice(found[0].length).trim() || lines[at + 1]?.text;
    const name = behind === undefined ? undefined : nameOf(behind.split(/\t|\s{3,}/, 1)[0] ?? '', true);
    if (name?.includes(' ')) return { value: name, line: line.shown };
    if (name !== undefined && !parts.has('first')) {
      parts.set('first', name);
      shown ||= line.shown;
    }
    const part = partLabel.exec(raw.replaceAll(/\s+/g, ' '))?.groups;
    const value =
      part?.value === undefined
        ? undefined
        : nameOf(part.value.replace(besideLabel, '').split(/\s{3,}|,/, 1)[0] ?? '', true);
    if (part === undefined || value === undefined) continue;
    parts.set(part.last !== undefined ? 'last' : part.first !== undefined ? 'first' : 'middle', value);
    shown ||= line.shown;
  }
  const all = ['first', 'middle', 'last'].flatMap((name) => parts.get(name) ?? []);
  if (all.length > 1) return { value: all.join(' '), line: shown };
  return nameOfTitle(lines) ?? (all[0] === undefined ? null : { value: all[0], line: shown });
}

/** "Curriculum vitae of Amina Otieno". */
function nameOfTitle(lines: readonly OwnLine[]): Found<string> | null {
  for (const { trust, text, shown } of lines.slice(0, searchedLines)) {
    const { of, value = '' } = titled.exec(text)?.groups ?? {};
    const name = trust <= 0 ? undefined : nameOf(value, of !== undefined);
    if (name !== undefined) return { value: name, line: shown };
  }
  return null;
}

const inSentence = /\b(?:I am|I['’]m|[Mm]y name is|[Nn]aitwa|[Jj]ina langu ni) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3})/u;

/** "Hello! I am Amina Otieno, a waiter": where no line is a name alone. */
function nameInSentence(lines: readonly OwnLine[]): Found<string> | null {
  for (const { trust, text, shown } of lines.slice(0, searchedLines)) {
    const name = trust <= 0 ? undefined : nameOf(inSentence.exec(text)?.[1] ?? '', false);
    if (name !== undefined) return { value: name, line: shown };
  }
  return null;
}

/** A line of its own, or the beginning of one, at the top; further down only when the address of the person confirms it. */
function nameAtTop(lines: readonly OwnLine[], localPart: string): Found<string> | null {
  let rank = 0;
  let first: Found<string> | null = null;
  for (const [at, line] of lines.slice(0, searchedLines).entries()) {
    if (documentTitle.test(line.text)) continue;
    if (headingOf(line.text)?.rest === '') {
      // What stands below the heading of the contact is still the top.
      if (rank > 0 && line.zone !== 'contact') rank = topLines;
      continue;
    }
    if (line.trust < 0) continue;
    rank += 1;
    const isElsewhere = line.zone !== 'top' && line.zone !== 'contact' && line.zone !== 'profile' && rank > topLines;
    const value = (isElsewhere ? undefined : nameOnTwoLines(line, lines[at + 1])) ?? nameOf(line.cells[0] ?? '', false);
    if (value === undefined) continue;
    // Below a column at the side, the address has to hold two of its parts.
    if (isInAddress(value, localPart, isElsewhere ? 2 : 1)) return { value, line: line.shown };
    // Among jobs an employer is likelier.
    if (first === null && rank <= topLines && line.zone !== 'profile' && line.zone !== 'work')
      first = { value, line: line.shown };
  }
  return first;
}

/** Great letters break a name: "IRENE" above "CHEPKOECH RUTO". */
function nameOnTwoLines(line: OwnLine, next: OwnLine | undefined): string | undefined {
  if (next === undefined || !/^\p{Lu}[\p{L}'’]{2,14}$/u.test(line.text) || next.text.split(' ').length > 2)
    return undefined;
  if (/^\p{Lu}+$/u.test(line.text) !== /^[\p{Lu}\s'’-]+$/u.test(next.text)) return undefined;
  return nameOf(`${line.text} ${next.text}`, false);
}

function isInAddress(name: string, localPart: string, parts: number): boolean {
  const local = localPart.toLowerCase();
  const found = name.toLowerCase().split(/[\s'’-]+/);
  return found.filter((part) => part.length > 2 && local.includes(part)).length >= parts;
}

/** The words of a name in lower case, to be looked for in addresses. */
export function wordsOfName(name: string): string[] {
  return name
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .split(/[\s-]+/)
    .filter((part) => part.length > 2);
}

/** What a text names, when it is the name of a person: two words or more, and one only behind a label. */
function nameOf(text: string, isLabelled: boolean): string | undefined {
  const written =
    text
      .trim()
      .replace(titles, '')
      .replace(nextLabel, '')
      // "Wei (Ambrose) Wang"
      .replace(/(?<=^\p{L}+ )\(\p{L}+\) (?=\p{Lu})/u, '')
      .split(honours, 1)[0]
      ?.split(separators, 1)[0]
      ?.trim()
      .replace(/[.,]+$/, '') ?? '';
  if (written.length < 3 || written.length > maxNameLength || noName.test(written) || /\d|@/.test(written))
    return undefined;
  const parts = written.split(/\s+/);
  if (parts.length > 5 || parts.length < (isLabelled ? 1 : 2)) return undefined;
  const cased = isLabelled ? parts.map(upperFirst) : parts;
  if (
    !cased.every((part) => word.test(part)) ||
    cased.filter((part) => part.length > 2).length < (isLabelled ? 1 : 2)
  ) {
    return undefined;
  }
  if (!isLabelled && (organisationWord.test(written) || roleWord.test(written) || isTrade(written))) return undefined;
  if (isCountry(parts.at(-1) ?? '')) return undefined;
  if (parts.every((part) => placeNames.has(part.toLowerCase())) || placeNames.has(written.toLowerCase()))
    return undefined;
  return cased.map(titleCase).join(' ');
}

/** "Welder Fabricator", and not "Mary Cook". */
function isTrade(text: string): boolean {
  const tokens = tokenize(text);
  return findOccupations(tokens, true).some(
    ({ first, last }) => first === 0 || last - first > 0 || tokens.length === 1,
  );
}

function upperFirst(part: string): string {
  return part.slice(0, 1).toUpperCase() + part.slice(1);
}

/** "O'BRIEN" is O'Brien, "NG'ANG'A" Ng'ang'a, "WANJIRU-KAMAU" Wanjiru-Kamau; what has small letters stays. */
function titleCase(part: string): string {
  if (!/^\P{Ll}+$/u.test(part) || part.length < 2 || /^(?:\p{Lu}\.?){1,2}$/u.test(part)) return part;
  return part
    .toLowerCase()
    .replaceAll(/(?:^|-)\p{L}/gu, (start) => start.toUpperCase())
    .replace(/^([OD]['’])(\p{L})/u, (_, prefix: string, letter: string) => prefix + letter.toUpperCase());
}
