import type { Token } from '../text/tokenize.ts';

/** What ends the name of an organisation or a place; the capitalised words before it belong to the name. */
const organisations = new Set(
  `academy agency airlines airways airport associates association authority bakery bank beverages breweries builders
  business cafe cement church city clinic clinics club college commission company constructors contractors cooperative
  corporation county court dairies dairy developers engineers enterprise enterprises estate factory farm farms foods
  foundation general girls group hardware high holdings homes hospital hospitals hotel hotels house hypermarket inc
  industries institute insurance international investments kindergarten lab laboratories limited lodge ltd mall
  manufacturers market medical memorial microfinance millers mills ministry motors parlour pharmacy pharmaceuticals plc
  plaza polytechnic power press primary products restaurant retail sacco safaris salon school secondary secretariat
  security services society solutions spa stores studio studios supermarket supermarkets supplies systems technologies
  technology trust university workshop`.split(/\s+/),
);
/** Of these a name is made only with more than one word before it: "Cleaning Services" is work, "Jua Kali Cleaning Services" a firm. */
const weakOrganisations = new Set(
  `bank business clinic company dairy engineers estate factory farm foods general hardware high hotel house insurance
  international lab laboratories market medical mills motors pharmacy power press primary products restaurant retail
  safaris salon school secondary security services society solutions spa stores studio supermarket supplies systems
  technologies technology workshop builders developers city court girls contractors group homes`.split(/\s+/),
);
const streets =
  /^(?:street|road|lane|avenue|drive|close|court|crescent|highway|way|estate|building|towers?|plaza|st|rd|ave)$/;
const beforeEmployers = new Set(['at', 'for', 'for:', 'in', 'from', 'with', 'ya', 'wa', 'kampuni']);
const maxNameLength = 6;
/** Words from "Bachelor" to the last of "Bachelor of Science in Business and Information Technology". */
const maxFieldLength = 9;

/** Places of tokens that belong to the name of an organisation, a street or a house, and to nothing else. */
export function nameMasks(tokens: readonly Token[]): ReadonlySet<number> {
  const masked = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    if (!isCapitalised(token)) continue;
    if (token.gap.joins && streets.test(token.word)) mask(masked, index - 1, index);
    if (!organisations.has(token.word)) continue;
    if (weakOrganisations.has(token.word) && isSchooling(tokens, index)) continue;
    const first = nameStart(tokens, index);
    const before = tokens[first - 1];
    const needed = weakOrganisations.has(token.word) && !isIntroduced(tokens[first], before) ? 2 : 1;
    if (index - first >= needed) mask(masked, first, index);
  }
  return masked;
}

const schooling =
  /^(?:(?:b|m)\.?sc|bachelors?|masters?|degree|diploma|dip|certificate|cert|hnd|bbit|bit|btech|undergraduate)$/;

/** "BSc Information Technology", "Diploma in Medical Laboratory Technology": what was studied is no firm. */
function isSchooling(tokens: readonly Token[], index: number): boolean {
  for (let at = index; at > index - maxFieldLength; at -= 1) {
    const [token, before] = [tokens[at], tokens[at - 1]];
    if (before === undefined || token?.gap.lists === true) return false;
    if (schooling.test(before.word)) return true;
    if (token?.gap.joins === false) return false;
  }
  return false;
}

function isIntroduced(first: Token | undefined, before: Token | undefined): boolean {
  // After a comma or a dash: "Cashier - Tuskys Supermarket".
  if (before !== undefined && first?.gap.joins === false && first.gap.lists) return true;
  return before !== undefined && first?.gap.joins === true && beforeEmployers.has(before.word);
}

function nameStart(tokens: readonly Token[], last: number): number {
  let first = last;
  while (last - first < maxNameLength && goesOn(tokens[first]) && isCapitalised(tokens[first - 1])) first -= 1;
  return first;
}

/** On the same line, without a comma between. */
function goesOn(token: Token | undefined): boolean {
  return token?.gap.joins === true && !token.gap.lists;
}

function isCapitalised(token: Token | undefined): token is Token {
  return token !== undefined && /^[\p{Lu}&]/u.test(token.surface);
}

function mask(masked: Set<number>, from: number, to: number): void {
  for (let at = Math.max(0, from); at <= to; at += 1) masked.add(at);
}

/** Whether a mention is a part of a longer name: "Cook" of "Cook Memorial School", and not "Core Banking Systems". */
export function isPartOfName(masked: ReadonlySet<number>, { first, last }: { first: number; last: number }): boolean {
  if (!masked.has(first) || !masked.has(last)) return false;
  return masked.has(first - 1) || masked.has(last + 1);
}
