import { awardIn, isGrade } from './award.ts';
import type { EntryLine } from './entry-line.ts';
import { isCountry, states } from './places.ts';
import { schoolWord } from './vocabulary.ts';

const strong =
  /\t+|\s*[|·•∙⋅]\s*|\s+[-–—]+\s+|(?<=\p{L}{4})-\s+(?=\p{Lu})|\s+\/\/\s+|\s*[–—]\s*|:\s+|;\s+|\s+(?:from|at|kutoka|katika)\s+(?=\p{Lu})|(?<!\b(?:St|Mt|Dr|Fr|Sr|Sc|BSc|BCom|BEd|BA|MSc|MEd|MA|Dip|Cert|Sec|Pri|Sch|Inst|Tech|Univ|Phil))\.\s+(?=\p{Lu}\p{Ll})/u;
const examAndSchool = /^(k\.?c\.?[sp]\.?e\b\.?)\s+(.{3,})$/i;
/** Labels, kinds of school, addresses of pages and what was done there. */
const nothingTold =
  /^(?:(?:name of )?(?:school|institution|college|university)|course|award|qualification|period|years?|shule|chuo|(?:(?:mean |final )?grade|c?gpa\b.*|classification|(?:expected )?(?:graduation|completion)(?: (?:date|year))?|graduated|minor|major)(?: (?:attained|obtained))?|(?:primary|secondary|high|tertiary|university|college)(?: school)?(?: (?:level|education|studies))?|(?:website|web|link)(?:\s*:|\s+(?=https?:|www)).*|(?:https?:|www\.).*|(?:participated|served|elected|won|awarded|member|captain|focused|focusing|excelled|relevant|completed|attained|scored|achieved|obtained|learning (?:and|how|to|about)|learnt|learned|acquired|gained|graduated|comprehensive)\b.*|professional|other|others|online|division|location|not completed|shule ya (?:msingi|sekondari|upili|chekechea)|(?:cheti cha )?tabia njema|(?:nilifika )?form [1-3]|bila malipo)\)?$/i;

const isExam = /\bk\.?c\.?[sp]\.?e\b/i;

/** What stands between the signs of a line about a school: its name, an award, a field, a town. */
export function partsOf({ before, after, span, text }: EntryLine): string[] {
  const halves = span === null ? [text] : [before, after];
  return halves
    .flatMap((half) => half.split(strong))
    .flatMap((piece) => piece.split(/\s*,\s*/))
    .flatMap((piece) => {
      const exam = examAndSchool.exec(piece);
      return exam === null || isGrade(exam[2] ?? '') ? [piece] : [exam[1] ?? '', exam[2] ?? ''];
    })
    .flatMap(schoolAndAward)
    .map((piece) =>
      piece
        .trim()
        .replace(/^[.\s/]+|[.\s/]+$/g, '')
        .replace(/^(?:studied|attended|schooled|graduated) (?:in|at|from) (?=\p{Lu})/iu, ''),
    )
    .filter(
      (piece, at, pieces) =>
        piece !== '' &&
        !(states.has(piece) && isTown(pieces[at - 1])) &&
        (isExam.test(piece) || !nothingTold.test(piece)),
    );
}

/** "Kabarak University (BSc Botany)", "Narok High School KCSE C-", "BSc BOTANY MOI UNIVERSITY". */
function schoolAndAward(piece: string): string[] {
  const [, front = '', inner = ''] = /^(.{4,}?)\s*\((.{3,})\)?\s*$/.exec(piece) ?? [];
  const isAwarded = awardIn(inner.replace(/\)$/, '')) !== undefined && awardIn(front) === undefined;
  if (isAwarded && isSchool(front)) return [front, inner.replace(/\)$/, '')];
  const [, long = '', sat = ''] = longExam.exec(piece) ?? [];
  if (sat !== '' && isSchool(sat)) return [long, sat];
  const [country = '', ...words] = piece.split(' ');
  if (isCountry(country) && awardIn(piece) === undefined && awardIn(words.join(' ')) !== undefined)
    return [words.join(' ')];
  const [, before = '', exam = ''] = /^(.{4,}?)\s+(k\.?c\.?[sp]\.?e\b.*)$/i.exec(piece) ?? [];
  if (isSchool(before)) return [before, exam];
  const [, award = '', school = ''] = awardBeforeSchool.exec(piece) ?? [];
  return awardIn(award)?.area ? [award, school] : [piece];
}

const longExam =
  /^(kenya certificate of (?:primary|secondary) education)(?:\s*\(k\.?c\.?[sp]\.?e\.?\))?[\s,:–-]+(.{4,})$/i;
const awardBeforeSchool =
  /^(.{8,}?)\s+(?:(?:in|at|from)\s+)?((?:mount kenya|kenya methodist|jomo kenyatta|dedan kimathi|masinde muliro|jaramogi oginga odinga|maasai mara|taita taveta|kenyatta|maseno|egerton|strathmore|moi|kisii|laikipia|karatina|chuka)\s+university\b.*)$/iu;

/** Before a state: "Boston, MA" is no Master of Arts. */
function isTown(piece: string | undefined): boolean {
  return piece !== undefined && !isSchool(piece) && awardIn(piece) === undefined;
}

/** "Kenyatta university", and no field that ends with the name of one. */
export function isSchoolAlone(text: string): boolean {
  return text.split(' ').length <= 5 && /\b(?:university|college|school|institute|polytechnic)$/i.test(text);
}

/** Without a word that says so. */
const knownSchool =
  /\b(?:alx|microverse|power learn project|jkuat|jooust|mmust|kmtc|usiu|nairobits|akirachix|datacamp|coursera|udemy|edx|emobilis|freecodecamp|kasneb|driving school)\b/i;

/** Whether a part of a line names a school or a course provider. */
export function isSchool(piece: string): boolean {
  return schoolWord.test(piece) || knownSchool.test(piece);
}

/** Without what stands in brackets behind it. */
export function nameOf(piece: string): string {
  return piece.replace(/\s*\(.*$/, '').replace(/[.\s]+$/, '');
}
