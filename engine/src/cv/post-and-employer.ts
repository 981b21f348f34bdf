import { kindOf } from './part-kind.ts';
import { isPlace, states } from './places.ts';
import { department, endsWithRole, fieldOfWork, organisationWord, roleWord } from './vocabulary.ts';

const atEmployer =
  /(?<!\buniversity of \p{L}{3,20})\s+(?:at|kwa|katika|with(?! tenure\b))\s+(?=\p{L})|\s+for\s+(?=(?:an?|the|mr|mrs|ms|dr)\b)/iu;
const atName = /\s+at\s+(?=\p{Lu})/u;

/** How a post and an employer stand side by side without a sign that always divides, and whether both are what they seem. */
type Shape = readonly [pattern: RegExp, fits: (post: string, employer: string) => boolean];

const isPostAndFirm = (post: string, employer: string): boolean =>
  endsWithRole(post) && organisationWord.test(employer);

const shapes: readonly Shape[] = [
  // "IEBC Polling Clerk".
  [/^(?<employer>\p{Lu}{3,6}) (?<post>\p{Lu}.*\p{Ll}.*)$/u, isPostAndFirm],
  // "Nilikuwa muuzaji wa Bidii Shop", "nilifanya kazi ya kuchuma majani chai Bidii Tea Estate".
  [/^(?<post>\p{Ll}+(?: \p{Ll}+){0,3}?) wa (?<employer>\p{Lu}.+)$/u, (post) => endsWithRole(post)],
  [/^(?<post>ku\p{Ll}+(?: \p{Ll}+)*?)(?: kwa| katika)? (?<employer>\p{Lu}.+)$/u, () => true],
  // "Bishop Anyolo Secondary School Teacher".
  [
    /^(?<employer>(?:\p{Lu}\S* ){2,}(?:secondary|primary|high) school) (?<post>\p{Lu}\S*)$/iu,
    (post) => endsWithRole(post),
  ],
  // "Bidii Ltd Machine Operator".
  [/^(?<employer>\p{Lu}.* (?:ltd|limited|plc|inc|llc))\.? (?<post>\p{Lu}.+)$/iu, (post) => endsWithRole(post)],
  [/^(?<post>.*\bemployee) of (?:the )?(?<employer>\p{Lu}.*)$/iu, (_, employer) => organisationWord.test(employer)],
  // "Manager of Bidii Posho Mill", "helper of Mzee Kamau".
  [
    /^(?<post>(?:\p{L}+ )?(?:[Hh]elper|[Oo]wner|[Pp]roprietor|[Mm]anager)) of (?:the )?(?<employer>\p{Lu}\S* .*?)(?: (?:after|before|since|until|when) .*)?$/u,
    (_, employer) =>
      (organisationWord.test(employer) && !fieldOfWork.test(employer)) ||
      /^(?:mzee|mr|mrs|ms|dr|bw|bi)\b/i.test(employer),
  ],
  // "Internship training in Bidii Company".
  [
    /^(?<post>.*\b(?:internship|att?at?che?ment)(?: training)?) (?:in|from) (?:the )?(?<employer>\p{Lu}.*)$/iu,
    (_, employer) => !department.test(employer),
  ],
  // "ICT Support Assistant-Uchumi Supermarkets Limited", and the other way round.
  [
    /^(?<post>.+\p{L})-(?<employer>\p{Lu}.+)$/u,
    (post, employer) => isPostAndFirm(post, employer) && !endsWithRole(employer),
  ],
  [
    /^(?<employer>.+\p{L})-(?<post>\p{Lu}.+)$/u,
    // "Freelance Front-End Developer"
    (post, employer) => isPostAndFirm(post, employer) && !roleWord.test(employer) && !/^freelance /i.test(employer),
  ],
  // "Mrs Karanja in Kikuyu- house help".
  [
    /^(?<employer>\p{Lu}\S* .*\p{L})- (?<post>\p{Ll}.+)$/u,
    (post, employer) => endsWithRole(post.replace(/ at .*/, '')) && !endsWithRole(employer),
  ],
  // "Cashier/Bidii/" in front of its time.
  [/^(?<post>[^/]+)\/(?<employer>[^/]+)\/$/, (post) => endsWithRole(post)],
  // "Junior Developer / Moringa School, Nairobi".
  [
    /^(?<post>[^,]+) \/ (?<employer>\p{Lu}.+)$/u,
    (post, employer) => isPostAndFirm(post, employer) && !endsWithRole(employer.split(',', 1)[0] ?? ''),
  ],
  // "Bidii Forestry / Data Scientist".
  [
    /^(?<employer>[^/ ]+ [^/]+) \/ (?<post>\p{Lu}[^/]+)$/u,
    // "Policy Sales / Financial Advisor" is one post of two names.
    (post, employer) =>
      kindOf(post) === 'role' &&
      !roleWord.test(employer) &&
      kindOf(employer) !== 'role' &&
      !fieldOfWork.test(/\S+$/.exec(employer)?.[0] ?? ''),
  ],
  // "Stock clerk in Upendo Supermarket".
  [
    /^(?<post>.+) in (?:the )?(?<employer>\p{Lu}\S* .+)$/u,
    (post, employer) => isPostAndFirm(post, employer) && !department.test(employer),
  ],
  [/^(?<post>.+?) under (?:(?:the|my own \p{Ll}+,?) )?(?<employer>\p{Lu}.+)$/u, (post) => kindOf(post) === 'role'],
];

function cutBy(piece: string): string[] | undefined {
  for (const [pattern, fits] of shapes) {
    const { post = '', employer = '' } = pattern.exec(piece)?.groups ?? {};
    if (post !== '' && fits(post, employer)) return [post, employer];
  }
  return undefined;
}

/** "KENYA INSTITUTE OF MANAGEMENT ELDORET-KENYA", "Bidii Bank - Kisumu-Kenya": with a comma before its town. */
function withTownApart(piece: string): string | undefined {
  const [, ofTown = '', itsTown = ''] = /^(.+) (\p{Lu}\p{L}+)\s?-\s?kenya$/iu.exec(piece) ?? [];
  if (isPlace(itsTown)) return `${ofTown}, ${itsTown}`;
  // "Bidii Solutions-Dallas, TX"
  const [, hirer = '', ofState = '', state = ''] =
    /^(\p{Lu}.*\p{L})-(\p{Lu}[\p{L} ]+, ([A-Z]{2})(?: \d{5})?)$/u.exec(piece) ?? [];
  if (states.has(state)) return `${hirer}, ${ofState}`;
  const [, firm = '', town = ''] = /^(.+\p{L})\s?-\s?(\p{Lu}\p{L}+)$/u.exec(piece.replace(/\s?-\s?kenya$/i, '')) ?? [];
  return isPlace(town) && organisationWord.test(firm) ? `${firm}, ${town}` : undefined;
}

/** "Phlebotomist with Lakeview": behind a kind of work more words lead to an employer than behind any other. */
export function atItsEmployer(written: string): string[] {
  const piece = withTownApart(written) ?? written;
  const halves = piece.split(atEmployer);
  const cut = cutBy(piece);
  if (cut !== undefined) return cut;
  const isOfWork = roleWord.test(piece) || kindOf(halves[0] ?? '') === 'role';
  if (isOfWork) return halves;
  const named = piece.split(atName);
  // "University of Texas at Tyler".
  return kindOf(named[0] ?? '') === 'organisation' ? [piece] : named;
}
