import { correctSpelling } from '../resume/spelling-slips.ts';
import type { CvSectionKind } from './cv-facts.ts';

/** A heading, or a label with its value behind a colon. */
export interface Heading {
  readonly kind: CvSectionKind;
  /** As written. */
  readonly text: string;
  /** What stands behind it on its line; empty when it stands alone. */
  readonly rest: string;
  /** The rest stands in the next cell. */
  readonly isBeside?: boolean;
}

/** The first that a heading holds decides: "education and training" is education, "language skills" are languages. */
const kinds: readonly (readonly [CvSectionKind, readonly string[]])[] = [
  [
    'referees',
    words(`referee referees reference references recommendations wadhamini mdhamini warejelewa mrejelewa marejeleo kuuliza kin emergency
      persons`),
  ],
  ['languages', words('language languages lugha linguistic')],
  [
    'skills',
    words(`skill skills competency competencies competence competences abilities strengths strength attributes qualities literacy personality expertise proficiency
      proficiencies technologies tools ujuzi stadi packages capabilities`),
  ],
  [
    'interests',
    words(`hobbies hobby interests pastimes pastime uraibu mapendeleo leisure sports sport talents talent games extracurricular curricular ninayopenda
      napenda`),
  ],
  [
    'profile',
    words('profile summary objective objectives statement about overview goal goals lengo malengo kuhusu introduction'),
  ],
  [
    'education',
    words(`education educational academic academics qualification qualifications schooling school schools studies elimu
      masomo shule`),
  ],
  [
    'certificates',
    words(`certificate certificates certification certifications licence licences license licenses licensure
      registration registrations bodies development membership memberships training trainings course courses seminars workshops vyeti cheti
      leseni affiliation affiliations associations mafunzo`),
  ],
  [
    'work',
    words(`experience experiences employment work jobs kazi uzoefu attachment attachments attachement attatchment internship
      internships appointments career volunteering volunteer voluntary posts engagements assignments`),
  ],
  [
    'contact',
    words(
      `contact contacts details information info particulars data biodata binafsi kibinafsi mawasiliano personal bio`,
    ),
  ],
  [
    'other',
    words(`projects project achievements accomplishments awards honours honors publications declaration miradi tuzo
      leadership responsibility clubs societies conferences involvement involvements grants fellowships scholarships bursaries funding prizes plans others activities research portfolio outreach articles papers journals books presentations talks posters refereed`),
  ],
];
/** These stand in headings and say nothing of their kind. */
const fillers = new Set([
  ...words(`my the a of and in with held me i have other key core main major professional work working relevant previous past
    current additional career carrier job academic background history record records personal special technical computer soft hard
    it ict spoken written known teaching clinical field industrial industry character list general basic brief short held
    position positions acquired gained obtained developed development attended done service level highest institutions attained trainings executive employment
    next to contact available on upon request co future roles dates continued participated undertaken total
    extra wa ya za la na kwa cha vya mimi yangu zangu wangu langu zungumza ninazozungumza nimefanya nilizofanya historia
    taarifa maelezo watu mtu mambo ninazojua ninayojua`),
  ...kinds.flatMap(([, nouns]) => nouns),
]);
/** Alone, these are no heading of a part: a person who is about to name their school or their job. */
const needsCompany = new Set(
  words(
    `a the persons emergency tools bio personal next to of and data position positions games bodies development voluntary
    responsibility plans co future roles dates continued total`,
  ),
);

/** "Expierirnce", "expirence": no other word of headings is misspelt in so many ways. */
const misspeltExperience = /^exp[a-z]{2,7}nce(s?)$/;

/** "B. EDUCATION", "III. EMPLOYMENT". */
const letter = /^(?:[A-H]|[IVX]{1,4})[.)]\s*/;
/** "CERTIFICATIONS (ACTIVE)". */
const aside = /\s*\([^()]*\)$/;
const maxHeadingLength = 60;
const maxWords = 7;

/** ":-", "About 5 years", "[List all jobs]". */
const noRest =
  /^(?:[\s:–—-]+|\[.*|(?:[:–—-]+ )?\(?(?:(?:about|over|total|around|more than|to) )*\d+(?:\.\d)?\+? (?:years?|yrs?)[.)+\s]*)$/i;

/** The heading that a line is or begins with. */
export function headingOf(line: string): Heading | undefined {
  // "Employment Record [Starting with present position, ..."
  const colon = line.slice(0, maxHeadingLength).search(/[:：]|\s\[(?=[^\]]{30})/);
  const text = (colon < 0 ? line : line.slice(0, colon)).trim().replace(letter, '').replace(aside, '');
  if (text === '' || text.length > maxHeadingLength || /[.,;]$/.test(text.replace(/\.$/, ''))) return undefined;
  const kind = kindOf(text);
  if (kind === undefined) return undefined;
  return {
    kind,
    text,
    rest:
      colon < 0
        ? ''
        : line
            .slice(colon + 1)
            .trim()
            .replace(noRest, ''),
  };
}

/** Headings of work that no word of theirs tells. */
const ofWork =
  /^(?:my |previous |past |present |current )?(?:(?:work(?:ing)?|job|career|professional|occupation(?:al)?|engagement) (?:history|background|records?|timeline|journey|path|progression)|works? done|(?:clinical |work |field |industrial |practicum )?placements?|teaching practice|positions held|record of service|service record|(?:previous |past |present )?employment (?:abroad|overseas|in (?:my )?home country)|(?:casual|paid|freelance|contract) (?:jobs?|work)|jobs?|occupations?|employers?|(?:places|where) (?:i(?: have|'ve)? )?worked|community service|ajira(?: zangu)?|kazi za (?:awali|zamani|nyuma))[\s:.]*$/iu;

/** The same of schools. */
const ofSchools =
  /^(?:(?:academic|education(?:al)?|scholastic) (?:back ?ground|path|credentials|attainments?|journey|records?)|(?:formal|tertiary|college|university|primary|secondary|basic|higher|further) (?:education|studies)|(?:learning )?institutions(?: attended)?|study|(?:where i|schools i) (?:(?:have |was )?(?:school|stud|educat)\w+|went to school|attended))[\s:.]*$/iu;

export function isHeadingOfSchools(line: string): boolean {
  return ofSchools.test(line);
}

/** "PROFESSIONAL DEVELOPMENT, EXPERIENCE AND ACHIEVEMENTS", "HOTEL EXPERIENCE", "Relevant senior and analytical experience": of some kind of work. */
export function isExperienceOf(written: string): boolean {
  const line = written
    .replace(/^\p{Extended_Pictographic}\S*\s+/u, '')
    .replace(letter, '')
    .replace(aside, '');
  if (/^(?=.*\bEXPERIENCE\b)(?:[\p{Lu}&/-]+[,:]?\s){2,8}\p{Lu}+:?$/u.test(line)) return true;
  return (
    line.length <= maxHeadingLength &&
    /^(?:\p{Lu}|where i |places i )/u.test(line) &&
    (ofWork.test(line) ||
      /^(?:working |work )?experience (?:in|within|outside) (?:\p{L}+ ){0,2}\p{L}+$/iu.test(line) ||
      /^(?:[\p{L}&/-]+[\s,]+){1,7}(?:(?:experience|employment|att?at?che?ment|internship)s?|positions|appointments?)[\s:.]*$/iu.test(
        line,
      ))
  );
}

function kindOf(text: string): CvSectionKind | undefined {
  const written = text
    .toLowerCase()
    .replace(/\bcommunity (?=service|involvement)/, '')
    .replace(/(?<=^courses) taught$/, '')
    .replace(/(?<=\b(?:employment|work|job|career)\b.*) (?:and|&) (?:responsibilities|duties)\b/, '')
    .replaceAll('&', ' and ')
    .split(/[\s/,–—-]+/)
    .map((word) => word.replaceAll(/[^\p{L}]/gu, ''))
    .filter(Boolean)
    .map((word) =>
      fillers.has(word) ? word : (correctSpelling(word) ?? word.replace(misspeltExperience, 'experience$1')),
    );
  const found = written.length === 1 ? written.flatMap(apart) : written;
  if (found.length === 0 || found.length > maxWords) return undefined;
  const [only = ''] = found;
  if (!found.every((word) => fillers.has(word)) || (found.length === 1 && needsCompany.has(only))) return undefined;
  // "Academic summary" tells of schools, "career summary" of the person, "academic positions" of work.
  if (/^(?:academic|education)/.test(only))
    return found.includes('positions') || found.includes('appointments') ? 'work' : 'education';
  const kind = kinds.find(([, nouns]) => found.some((word) => nouns.includes(word)))?.[0];
  // "Work experience summary", "Work and training experience" stand above jobs.
  const isOfJobs = found.includes('employment') || (found.includes('work') && found.includes('experience'));
  return isOfJobs && (kind === 'profile' || kind === 'certificates') ? 'work' : kind;
}

/** "WORKEXPERIENCE": letters that stood apart have lost the gap between two words. */
function apart(word: string): string[] {
  const at = fillers.has(word)
    ? -1
    : [...word].findIndex((_, end) => fillers.has(word.slice(0, end)) && fillers.has(word.slice(end)));
  return at < 0 ? [word] : [word.slice(0, at), word.slice(at)];
}

function words(list: string): string[] {
  return list.split(/\s+/).filter(Boolean);
}
