import { type Finding, finding, type ImprovementCode, type Judged, type StrengthCode } from './finding.ts';
import type { ResumeLine, ResumeText } from './resume-text.ts';

const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,30}){1,4}/giu;
const phone = /(?<![\d+])(?:\+?254[\s-]?|0)(?:[17]\d\d?[\s-]?\d{2,3}|(?:20|[456]\d)[\s-]?\d{3,4})[\s-]?\d{3}(?!\d)/g;
/** Words that nobody puts into an address for employers. Those in the second list also begin or end names, and count alone or with each other only. */
const unserious =
  /sexy|cutie|hottie|badboy|badgirl|bad_boy|bad_girl|gangst(?:er|a)|playboy|babygirl|babyboy|sweetie|sweetheart|xoxo|princess|partyanimal|loverboy|lovergirl|heartbreaker|swagg|drunk|weed420|pimp|hustla|slay|dope|boss(?:lady|man|babe)|ladiesman|mrright|coolguy|coolkid|thebomb/;
const unseriousAlone =
  /^(?:sexy|cute|lover?|hot|babe|baby|boy|girl|diva|swag|cool|crazy|killer|queen|king|boss|ninja|legend|beast|sweet|angel|finest|bad|420|69|thug|savage|hustler|mafia|don|the|lil|big|mr|miss|ms)+$/;
const maxPhones = 2;

/** How to reach the person, and whose contacts stand in the CV besides. */
export function judgeContact(resume: ResumeText): Judged {
  const { facts, lines, lineShowing } = resume;
  const improvements: Finding<ImprovementCode>[] = [];
  const strengths: Finding<StrengthCode>[] = [];
  if (facts.email !== null && facts.phone !== null) {
    const places = [facts.phone, facts.email].flatMap(({ line }) => lineShowing(line) ?? []);
    strengths.push(
      finding(
        'complete-contact',
        places.map(({ index }) => index).sort((a, b) => a - b),
        places[0]?.text ?? null,
      ),
    );
  }
  const own = lines.filter(
    ({ zone, index }) => index < 25 && (zone === 'top' || zone === 'contact' || zone === 'profile'),
  );
  improvements.push(...judgeEmails(resume, own));
  const phones = own.flatMap((line) =>
    [...line.text.matchAll(phone)].map(([written]) => ({ line, digits: written.replaceAll(/\D/g, '').slice(-9) })),
  );
  const distinct = new Set(phones.map(({ digits }) => digits));
  if (distinct.size > maxPhones) {
    improvements.push(
      finding(
        'several-phones',
        phones.map(({ line }) => line.index),
        phones[0]?.line.text ?? null,
        { count: distinct.size },
      ),
    );
  }
  improvements.push(...judgeReferees(lines));
  return { strengths, improvements };
}

function judgeEmails({ facts }: ResumeText, own: readonly ResumeLine[]): Finding<ImprovementCode>[] {
  const found = own.flatMap((line) => [...line.text.matchAll(email)].map(([written]) => ({ line, written })));
  const names = (facts.name?.value ?? '')
    .toLowerCase()
    .split(/[\s'’-]+/)
    .filter((part) => part.length > 2);
  const improvements: Finding<ImprovementCode>[] = [];
  for (const { line, written } of found) {
    if (isUnserious(written, names))
      improvements.push(finding('unserious-email', [line.index], written, { email: written }));
  }
  const distinct = new Set(found.map(({ written }) => written.toLowerCase()));
  if (distinct.size > 1) {
    improvements.push(
      finding(
        'several-emails',
        found.map(({ line }) => line.index),
        found[0]?.line.text ?? null,
        { count: distinct.size },
      ),
    );
  }
  return improvements;
}

function isUnserious(address: string, names: readonly string[]): boolean {
  const local = address.toLowerCase().split('@', 1)[0] ?? '';
  const nameless = names.reduce((rest, name) => rest.replace(name, '.'), local);
  if (unserious.test(nameless)) return true;
  return nameless
    .split(/[^a-z0-9]+|(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/)
    .some(
      (part) =>
        part.length > 2 && !/^(?:the|lil|big|mr|miss|ms|boy|girl|bad|don)$/.test(part) && unseriousAlone.test(part),
    );
}

const onRequest =
  /(?:referees?|references?|contacts?|details)?\W{0,3}(?:(?:are|is|will be|shall be|can be)\s+)?(?:made\s+)?(?:available|provided|furnished|given|supplied)\s+(?:(?:up)?on\s+request|(?:when|if|whenever)\s+(?:asked|needed|required|requested))|wadhamini\s+\p{L}{0,9}patikana/iu;

function judgeReferees(lines: readonly ResumeLine[]): Finding<ImprovementCode>[] {
  const referees = lines.filter(({ zone }) => zone === 'referees');
  const contacts = referees.filter(({ text }) => text.search(phone) >= 0 || text.search(email) >= 0);
  const request = lines.find(({ text, zone, isHeading }) => {
    if (isHeading && !/request|patikana/i.test(text)) return false;
    return text.length < 120 && onRequest.test(text) && (zone === 'referees' || /refer|wadhamini/i.test(text));
  });
  return [
    ...(contacts.length > 0
      ? [
          finding(
            'referee-contacts',
            contacts.map(({ index }) => index),
            contacts[0]?.text ?? null,
            { count: contacts.length },
          ),
        ]
      : []),
    ...(request === undefined ? [] : [finding('referees-on-request', [request.index], request.text)]),
  ];
}
