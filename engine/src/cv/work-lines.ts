import type { EntryLine } from './entry-line.ts';
import { isNamedRole, isPlaces, type TitlePart, titleParts, withoutDuration } from './title-parts.ts';
import { isLength } from './told-job.ts';
import { organisationWord, placement, roleWord } from './vocabulary.ts';
import { type WorkTitle, workTitle } from './work-title.ts';

export const maxTitleLength = 110;
export const maxSingleLineLength = 90;
const past = String.raw`(?:\p{L}+ed|[Ss]old|[Kk]ept|[Mm]ade|[Ll]ed|[Tt]aught|[Bb]uilt|[Ww]rote|[Rr]an|[Hh]eld|[Dd]rove|[Gg]rew|[Bb]ought)`;
/** "Analysed rainfall data from 1990 to 2020": what was done, and not when it was done. */
export const deed = new RegExp(
  String.raw`^(?!(?:(?:un)?(?:employed|engaged)|attached|worked as|spring|king|boeing|beijing)\b|\p{L}+ing\s(?:${roleWord.source}))(?:\p{L}+ing|${past})\s`,
  'iu',
);
export const pastDeed = new RegExp(String.raw`^${past} [\p{Ll}\d]`, 'u');

/** The title of a job that stands in these lines. */
export function titleIn(lines: readonly EntryLine[]): WorkTitle {
  return workTitle(joined(lines.flatMap(titlesOf)));
}

export function partsIn(lines: readonly EntryLine[]): readonly TitlePart[] {
  return titleParts(joined(lines.flatMap(titlesOf))).parts;
}

/** A title goes on in the next line: "Web Developer/Database" above "Administrator". */
const wrap = new RegExp(
  String.raw`(?<=[,/&]|\s[–—-]|\s(?:and|of|for|against|the)|(?:\/\s?\p{L}+|[^\n]{60}\p{L})(?=\n(?:${roleWord.source})$))\n`,
  'gimu',
);

export function joined(titles: readonly string[]): string[] {
  return titles.join('\n').replace(wrap, ' ').split('\n').filter(Boolean);
}

const otherLabel =
  /^(?:date of (?:birth|issue|expiry)|d\.?o\.?b|marital status|nationality|religion|gender|sex|passport[^:]*|father[’'`]?s? name|languages known|department|industry|nature of business|job type|reason for leaving|supervisor|advis[eo]r|mentor|salary|(?:key )?achievements?|awards?|subjects(?: taught)?|city|country|address|location|town|(?:key )?(?:technolog(?:y|ies)|tech(?:nology)? stack|tools|skills|environment)(?: used)?)\s*:/i;

const address =
  /^p\.?\s?o\.?\s?box\b|^(?:no\.?\s?\d|plot\b|\d{1,5}\s?,|road \d).*\b(?:road|rd|street|avenue|ave|estate|box|close|lane)\b/i;

const inStreet = /^\p{Lu}[^,]{3,40} (?:road|street|avenue|close|lane|highway),\s/iu;

/** "No. 156, Araromi Road, Akure", "P.O. Box 9440". */
export function isAddress({ text }: EntryLine): boolean {
  return address.test(text) || (inStreet.test(text) && !organisationWord.test(text));
}

/** What a line says before and after its time. */
export function titlesOf(line: EntryLine): string[] {
  const { span, text, before, after } = line;
  if (otherLabel.test(text)) return [];
  if (isAddress(line)) return [];
  if (span === null) return [text];
  // "Clerk, Bidii Ltd (2019 - 2020): cash, customer service", but "Teacher, Maths (2019 - 2020): Bidii School".
  const isTold = /^\)?\s*:/.test(text.slice(span.end)) && before.includes(', ') && isRole(before);
  if (isTold && !isOrganisation(after.split(',', 1)[0] ?? after)) return [before];
  // "2015-2017. Sold clothes": what follows the full stop is no title.
  return [
    before,
    before !== '' && (/^\./.test(after) || pastDeed.test(after))
      ? ''
      : after.replace(/^\.\s*:?\s*/, '').replace(/^\(([^()]+)\)$/, '$1'),
  ].filter(Boolean);
}

/** It has a title with its employer beside its time. */
export function isWhole(line: EntryLine | undefined): boolean {
  if (line === undefined) return false;
  const { position, name } = titleIn([line]);
  return position !== null && name !== null && isRole(position);
}

export function isTimeAlone({ span, before, after }: EntryLine): boolean {
  return span !== null && before === '' && (after === '' || isLength.test(after));
}

export function isRole(title: string): boolean {
  return titleParts([title]).parts.some(({ kind }) => kind === 'role');
}

export function isOrganisation(title: string): boolean {
  return titleParts([title]).parts.some(({ kind }) => kind === 'organisation');
}

export function isTitle({ text: written, isBullet, span }: EntryLine): boolean {
  if (/\.$/.test(written) && isPlaces(written.slice(0, -1))) return !isBullet;
  // "Accountant;"
  const text = written.replace(/(?<=\p{L});$/u, (mark) =>
    isRole(written.slice(0, -1)) && written.length < 50 ? '' : mark,
  );
  const plain = withoutDuration(text).replaceAll(/\s*\([^()]*\)/g, '');
  if (isBullet || plain.length > maxTitleLength || (span !== null && !span.isSingle)) return false;
  const most = isAllNames(plain) ? 18 : 12;
  // "Chelekei Sec. School,": its address follows.
  const isEnded = !/[;,]$/.test(text) || (/,$/.test(text) && organisationWord.test(/\S+$/.exec(text)?.[0] ?? ''));
  if ((plain.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) > most || !isEnded) return false;
  if (
    /^(?:(?:key|main|my|job|major) )?(?:duties|responsibilities|achievements|highlights)(?: \w+){0,3}\s*(?:[:;–-]|$)/i.test(
      text,
    )
  )
    return false;
  if (/:$/.test(text) && !roleWord.test(text) && !organisationWord.test(text)) return false;
  // "keeping the books"
  if (/^\p{Ll}/u.test(text) && deed.test(text)) return false;
  if (isProse(text)) return false;
  if (!/\.$/.test(text.replace(/\b(?:ltd|co|inc|st)\.$|(?:\b\p{L}\.){2,}$/iu, ''))) return true;
  // "Shining Star Academy."
  if (/^(?:\p{Lu}[\p{L}.'’&-]*(?:\s|(?=\.$)|$)){2,6}$/u.test(text) && organisationWord.test(text)) return true;
  // A sentence, unless it is made of a post and an employer, or has a label.
  const { parts } = titleParts([text]);
  const isShort = /^(?:(?:\p{Lu}[\p{L}'’&/-]*|of|and|&)(?:\s|(?=\.$))){1,6}\.$/u.test(text);
  // "Sanya Engineering Company, Ilorin, Nigeria."
  const [first, ...others] = parts;
  const isName =
    first?.kind === 'organisation' || /^(?:\p{Lu}\S* ?){1,5}$/u.test(first?.kind === 'unknown' ? first.text : '');
  if (isName && others.length > 0 && others.every(({ kind }) => kind === 'place')) return true;
  const isMore = isShort || parts.length > 1 || /^(?:post|position|designation|title|role)\b/i.test(text);
  const isShortPart = ({ kind, text: part }: TitlePart) =>
    part.split(' ').length <= (kind === 'organisation' && /^(?:the )?(?:\p{Lu}\S* ){3}/u.test(part) ? 8 : 5);
  return isMore && parts.some(isNamedRole) && parts.every(isShortPart);
}

/** "Ministry of Environment, Climate Change and Natural Resources": an employer may need more words than a sentence. */
function isAllNames(text: string): boolean {
  return organisationWord.test(text) && !/(?<![\p{L}'’])\p{Ll}{4}/u.test(text);
}

/** "Handle customers' complaints": what is done there, and neither a post nor an employer. */
function isProse(text: string): boolean {
  const small = text.match(/(?<![\p{L}'’])\p{Ll}{4,}/gu) ?? [];
  return small.length > 1 && /^\p{Lu}/u.test(text) && titleParts([text]).parts.every(({ kind }) => kind === 'unknown');
}

export function isAside(text: string): boolean {
  return placement.test(text) || titleParts([text]).parts.every(({ kind }) => kind === 'aside');
}

export function shown(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

export function isBareTitle(line: EntryLine | undefined): line is EntryLine {
  return line !== undefined && !line.isBlank && line.span === null && isTitle(line);
}

/** "Bidii Ltd" and below it, maybe after a gap, "Clerk", or "Clerk: kept the records of all customers ...". */
export function isPost(line: EntryLine | undefined): boolean {
  const [, label] = /^([^:.]{4,80})(?::\s+.{60}|\.\s+\p{Lu}.{30})/u.exec(line?.text ?? '') ?? [];
  if (line === undefined || line.isBullet || (label === undefined && !isTitle(line))) return false;
  if (line.span !== null && line.span.start < (label?.length ?? Infinity)) return false;
  const [first] = titleParts([label ?? line.text]).parts;
  return first !== undefined && isNamedRole(first);
}
