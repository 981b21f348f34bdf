import { terms } from './part-kind.ts';
import { isNamedRole, type TitlePart, titleParts } from './title-parts.ts';
import { department, endsWithRole, fieldOfWork, organisationWord, roleWord, schoolWord } from './vocabulary.ts';

export interface WorkTitle {
  readonly position: string | null;
  readonly name: string | null;
  readonly location: string | null;
  /** How well its post and its employer are known, up to 7. */
  readonly score: number;
  /** What stands behind the title in words of its own. */
  readonly rest: string;
}

/** Reads who, where and for whom out of the titles of one job: the post and the employer that go together best. */
export function workTitle(titles: readonly string[]): WorkTitle {
  const { parts: written, rest } = titleParts(titles);
  const parts = written.map((part) =>
    isEmployerInCell(part, written) || isCountyAlone(part, written) ? { ...part, kind: 'organisation' as const } : part,
  );
  const posts = parts.filter(({ kind }) => kind === 'role' || kind === 'unknown');
  const names = parts.filter((part) => {
    const { kind, text } = part;
    return (
      (kind === 'organisation' &&
        !isFieldBeside(part, parts) &&
        !isDepartmentOf(part, parts) &&
        !/^an? (?:member|part|subsidiary|division) of /i.test(text)) ||
      (kind === 'unknown' &&
        !/^(?:[Aa]n? |\p{Ll}+ed )/u.test(text) &&
        !fieldOfWork.test(text) &&
        !isFieldBeside(part, parts)) ||
      (kind === 'role' && !roleWord.test(text))
    );
  });
  let [position, name, score]: [TitlePart | undefined, TitlePart | undefined, number] = [undefined, undefined, 0];
  for (const post of [...posts, undefined])
    for (const employer of [...names, undefined]) {
      const worth = worthOfPost(post) + worthOfEmployer(employer, post, parts);
      if (post === employer || worth <= score) continue;
      [position, name, score] = [post, employer, worth];
    }
  const place = parts.find((part) => part.kind === 'place' && part !== position && part !== name);
  const last = Math.max(
    position === undefined ? 0 : parts.indexOf(position),
    name === undefined ? -1 : parts.indexOf(name),
  );
  const beyond = parts.slice(last + 1).filter(({ kind, text }) => kind !== 'place' && /^\p{Ll}/u.test(text));
  const isSure = position?.kind === 'role' || (position !== undefined && name?.kind !== 'organisation');
  // "Secretary Bidii Group, Paynesville City".
  const isTown = name?.kind === 'unknown' && name.group === position?.group;
  const glued =
    isSure && name !== undefined && !isTown
      ? undefined
      : roleAndFirm(isTown ? (position?.text ?? '') : (name?.text ?? position?.text ?? ''));
  return {
    position: glued?.[0] ?? (position === undefined ? null : wholePost(position, name, parts, titles)),
    name: glued?.[1] ?? (name === undefined ? null : wholeName(name, position, parts, titles)),
    location: place?.text ?? null,
    score,
    rest: [beyond.map(({ text }) => text).join(', '), rest].filter(Boolean).join('. '),
  };
}

/** "Clerical Officer    Health Services Executive    Swords": what stands in the cell behind a post is its employer. */
function isEmployerInCell({ kind, text, line }: TitlePart, parts: readonly TitlePart[]): boolean {
  const before = parts.filter((part) => part.line < line);
  return (
    kind === 'role' &&
    organisationWord.test(text) &&
    before.some((part) => isNamedRole(part) && !organisationWord.test(part.text))
  );
}

/** "Clerk, Department of Finance, Meru County Government": the "State Department of Wildlife" has nobody above it. */
function isDepartmentOf({ text, line }: TitlePart, parts: readonly TitlePart[]): boolean {
  const isOf = (name: string) => /^(?:the )?department (?:of|for) /i.test(name);
  return (
    isOf(text) &&
    parts.some((part) => part.kind === 'organisation' && Math.abs(part.line - line) < 2 && !isOf(part.text))
  );
}

const fieldEnd =
  /\s(?:promotion|experience|relations|protection|operations|planning|procurement|nutrition|safety|receivables|payables|(?:access|support|student|customer|technical|service) (?:services|solutions)|(?:service|support) solutions)$/i;

/** "WASH Officer - Hygiene Promotion": of what, and not of whom. */
function isFieldBeside({ text, line }: TitlePart, parts: readonly TitlePart[]): boolean {
  return fieldEnd.test(text) && parts.some((part) => part.line === line && isNamedRole(part));
}

/** "ICT Instructor", and below it "Turkana County", where nothing else names an employer. */
function isCountyAlone(part: TitlePart, parts: readonly TitlePart[]): boolean {
  const [before, behind] = [parts[parts.indexOf(part) - 1], parts[parts.indexOf(part) + 1]];
  return (
    part.kind === 'place' &&
    behind?.kind !== 'place' &&
    /\scounty$/i.test(part.text) &&
    before?.kind === 'role' &&
    parts.every(({ kind }) => kind !== 'organisation')
  );
}

/** "Intern in the Information Technology Department". */
const inDepartment = / (?:in|under) the \p{Lu}.*$| in (?:an? )?\p{L}+ (?:firm|company)$/u;

/** "Manager, Finance and Administration" is of that, a "Teller, Sales and Marketing" sits there. */
const leads = /\b(?:director|head|manager|officer|lead|coordinator|specialist|advis[eo]r)$/i;

/** "Director, Finance" is of that, "Project Manager, Research" of projects. */
const leadsAll =
  /^(?:(?:deputy|associate|assistant|senior|executive|managing) )*(?:director|head|manager|supervisor|vp|vice president)$/i;
/** "ICT Directorate - Trainee": of what is no part of the post. */
const unit = /\s(?:dep(?:artmen)?t|directorate|section|division|office)$/i;
/** "IT Security - Trainee": of what is part of the post. */
const level = /^(?:(?:virtual|student|graduate) )?(?:trainee|volunteer|intern|attach[eé]e?|apprentice)$/i;

/** "Graphic Designer, Web Developer" is one post of two names. */
function wholePost(
  post: TitlePart,
  name: TitlePart | undefined,
  parts: readonly TitlePart[],
  titles: readonly string[],
): string {
  const place = parts.indexOf(post);
  const before = parts[place - 1];
  const isOfPost = before?.kind === 'unknown' || (before?.kind === 'role' && !isNamedRole(before));
  if (level.test(post.text) && isOfPost && before !== name && before.line === post.line && !unit.test(before.text))
    return `${before.text} - ${post.text}`;
  const behind = parts.slice(place + 1);
  // "Director - Laboratory Systems", and in another line the employer.
  const [next] = behind;
  const isBehindDash = next !== undefined && next.line === post.line && next.group !== post.group;
  const isOwn = /^(?:self|freelance)/i.test(next?.text ?? '');
  const isOfLine = isBehindDash && next !== name && /unknown|organisation/.test(next.kind) && !isOwn;
  if (isOfLine && name?.kind === 'organisation' && name.line !== post.line) return joinedByDash(post, next, titles);
  // "Director, Finance", "VP - Compliance".
  const isItsField = ({ text }: TitlePart) => leadsAll.test(post.text) && fieldOfWork.test(text);
  const end = behind.findIndex(
    (part) =>
      part === name ||
      (part.group !== post.group && !isItsField(part)) ||
      !(isNamedRole(part) || (leads.test(post.text) && isDepartmentName(part.text)) || isItsField(part)),
  );
  const more = post.kind === 'role' ? behind.slice(0, end < 0 ? behind.length : end) : [];
  return [post, ...more].map(({ text }) => text.replace(inDepartment, '').replace(/^an? (?=\p{L})/iu, '')).join(', ');
}

function worthOfPost(post: TitlePart | undefined): number {
  if (post === undefined) return 0;
  // "Leads the team of testers" is what somebody does.
  if (post.kind === 'unknown' || /^\p{L}+s (?:the|an?|all|our) /iu.test(post.text)) return 1;
  if (!roleWord.test(post.text)) return 3;
  // "Ethical Hacker", and beside its time "Internship".
  return terms.test(post.text) ? (/ship$/i.test(post.text) ? 2.9 : 3.5) : 4;
}

/** What stands beside the post may be a department, and what stands before a place a town. */
function worthOfEmployer(
  employer: TitlePart | undefined,
  post: TitlePart | undefined,
  parts: readonly TitlePart[],
): number {
  if (employer === undefined) return 0;
  const { kind, line, group } = employer;
  if (kind === 'role') return group === post?.group ? -1 : 1;
  const isBeside = group === post?.group;
  if (isBeside && kind === 'organisation' && isDepartmentName(employer.text)) return 0;
  // "Digital Assurance - Virtual Intern - Bidii": of what somebody was the intern.
  const behind = parts.slice(parts.indexOf(employer) + 1);
  const isOfLevel = behind[0] === post && line === post?.line && level.test(post.text);
  if (isOfLevel && behind.slice(1).some((part) => part.kind === 'unknown' || part.kind === 'organisation')) return 0.2;
  // "Manager | Core Systems", and below it "Bidii Networks Ltd".
  const isLikelier = /\s(?:ltd|limited|plc|inc|llc)\.?$/i.test(employer.text);
  if (kind === 'organisation') return post === undefined ? 2 : isBeside ? 1.5 : isLikelier ? 3.1 : 3;
  const next = parts[parts.indexOf(employer) + 1];
  // "Salsify ---- Boston": with a place at the other end of its line, one name alone is an employer.
  if (post === undefined) return parts.length > 1 && next?.kind === 'place' && next.group !== group ? 1.5 : 0.5;
  const isFirst = parts.find((part) => part.line === line) === employer;
  const isTown = post.kind === 'role' && line !== post.line && next?.kind === 'place' && next.group === group;
  // "Analyst, Trade and Research, ICT, Bidii": departments come first.
  const isDepartment =
    isBeside &&
    next?.kind === 'unknown' &&
    next.group === group &&
    parts.some((part) => part.group === group && /\s(?:and|&)\s/.test(part.text));
  // "Driver, Siginon Logistics", and below it what was done there.
  const isDone = line > post.line && parts.some((part) => part.group === post.group && part.kind === 'organisation');
  const doubts = [
    isBeside ? 1 : 0,
    line === post.line ? 0.5 : isFirst ? 0 : 0.25,
    isTown || isDepartment ? 0.1 : 0,
    isBeside && / (?:team|unit|section|desk|division|department)$/i.test(employer.text) ? 0.4 : 0,
    isDone ? 0.6 : 0,
  ];
  return doubts.reduce((worth, doubt) => worth - doubt, 2);
}

/** "Cook" of a "Senior Cook". */
export function isPartOfPost({ kind, text }: TitlePart, post: string | null | undefined): boolean {
  return kind === 'role' && post?.toLowerCase().endsWith(` ${text.toLowerCase()}`) === true;
}

const roleWords = new RegExp(roleWord.source, 'giu');

const attachmentAt =
  /^(\S+ .*?) ((?:(?:internal|external|industrial|field|student) )?(?:att?at?che?ment|internship))$/i;

const ownFirm =
  /^((?:(?:co-?)?founder|owner|proprietor|ceo)(?:(?: (?:and|&) |\s?\/\s?)(?:(?:co-?)?founder|owner|c[efopt]o|director|manager))?),? (?:of )?(\S+(?: \S+)+)$/i;

/** "Shop Assistant Tamu Supermarket", "Founder and CEO Bidii Touch", with nothing between them. */
function roleAndFirm(text: string): readonly [string, string] | undefined {
  const [, school, attachment] = attachmentAt.exec(text) ?? [];
  if (school !== undefined && attachment !== undefined && organisationWord.test(school)) return [attachment, school];
  const last = [...text.matchAll(roleWords)].at(-1);
  // "Patriotic Guards Security Services Ltd": a post is one person's.
  const isPlural = /s$/i.test(last?.[0] ?? '') && endsWithRole(last?.[0].slice(0, -1) ?? '');
  const end = last === undefined || isPlural ? 0 : last.index + last[0].length;
  const firm = text.slice(end).trim();
  const isFirm = end > 0 && /^\p{Lu}(?:\S* |[\p{Lu}\d]+$)/u.test(firm) && organisationWord.test(firm);
  if (isFirm) return [text.slice(0, end), firm];
  const [, post, own] = ownFirm.exec(text) ?? [];
  const isOwn = post !== undefined && own !== undefined && /^\p{Lu}/u.test(own);
  return isOwn ? [post, own] : undefined;
}

/** "Assistant Director, Media and Communications": no employer. */
export function isDepartmentName(name: string): boolean {
  return /^\p{Lu}\p{L}+ (?:and|&) (?!Sons?$|Brothers$|Daughters$|Co$|Company$|Family$)\p{Lu}\p{L}+$/u.test(name);
}

/** "Engineering Programme – State University": what stands before the dash is a part of the name, unless it is a department. */
function wholeName(
  name: TitlePart,
  post: TitlePart | undefined,
  parts: readonly TitlePart[],
  titles: readonly string[],
): string {
  const before = parts[parts.indexOf(name) - 1];
  // "ILab Africa, Strathmore University"
  const isPart =
    before?.kind === 'unknown' &&
    before !== post &&
    before.group === name.group &&
    parts.find((part) => part.line === name.line) === before;
  if (isPart && !department.test(before.text) && !fieldOfWork.test(before.text) && schoolWord.test(name.text))
    return `${before.text}, ${name.text}`;
  if (before?.kind !== 'unknown' || before.group === name.group || department.test(before.text)) return name.text;
  const joined = joinedByDash(before, name, titles);
  return joined === before.text ? name.text : joined;
}

/** Both with the dash between them, as written; the first alone where there is none. */
function joinedByDash(first: TitlePart, second: TitlePart, titles: readonly string[]): string {
  const title = titles.find((line) => line.includes(first.text) && line.includes(second.text)) ?? '';
  const [start, end] = [title.indexOf(first.text), title.indexOf(second.text)];
  const isJoined = /^\s*[-–—]\s*$/.test(title.slice(start + first.text.length, Math.max(start, end)));
  const joined = title.slice(start, end + second.text.length);
  return isJoined && !/[([]/.test(joined) ? joined : first.text;
}
