/** What was studied, apart from the kind of paper it led to. */
export interface Award {
  /** As written; `KCSE` and `KCPE` for whatever their long names are. */
  readonly studyType: string;
  readonly area: string | null;
}

const schoolExams: readonly (readonly [string, RegExp])[] = [
  ['KCSE', /\bk\.?c\.?s\.?e\b|kenya certificate (?:(?:of|in) )?secondary|cheti cha kidato cha nne/i],
  ['KCPE', /\bk\.?c\.?p\.?e\b|kenya certificate (?:(?:of|in) )?primary(?! teach)/i],
];
const degreeOf =
  /^((?:bachelor|master|doctor|associate)(?:['’]?s)?(?:\s+degree)?\s+of\s+(?:(?:science|arts|education(?!\s+technology)|commerce|laws?|philosophy|divinity)(?=\s+(?!and\b|&|in\b|with\b|\()\p{L})|(?:\p{L}+\s+(?:and|&)\s+)?\p{L}+(?:\s+(?:administration|engineering|management|technology|work))?))(?:\s+(?:in|with)\s+|\s*[-–—:(]\s*|\s+(?=\p{L})(?<=(?:science|arts|education|commerce|laws?|philosophy|divinity)\s+)|\s*$)(.*)$/iu;
const degreeIn =
  /^((?:(?:higher|national|ordinary|advanced|post[- ]?graduate|executive|professional|craft|artisan|proficiency|trade|short|first|undergraduate|honours|associate)\s+)*(?:bachelor(?:['’]?s)?|master(?:['’]?s)?|doctorate|diploma|certificat(?:e|ion)|cert\.?|dip\.?|degree|craft|artisan|masters)(?:\s+(?:degree|course|certificate))?|(?:government\s+)?(?:grade\s+(?:i{1,3}|[123])\s+)?trade\s+test(?:\s+grade\s+(?:i{1,3}|[123]))?|grade\s+(?:i{1,3}|[123])|shahada(?:\s+ya\s+(?:kwanza|uzamili|uzamivu))?|stashahada|astashahada|cheti)(?:\s+(?:in|of|ya|cha|za)\s+|\s*[-–—:(]\s*|\s+|\s*$)(.*)$/i;
const short =
  /^((?:b\.?\s?sc|b\.?\s?com|b\.?\s?ed|b\.?\s?a|b\.?\s?tech|b\.?\s?eng|b\.?\s?b\.?\s?a|bbit|bbm|ll\.?\s?b|ll\.?\s?m|m\.?\s?b\.?\s?ch\.?\s?b|m\.?\s?sc|m\.?\s?b\.?\s?a|m\.?\s?ed|m\.?\s?a|m\.?\s?phil|mph|ph\.?\s?d|hnd|p1(?:\s+certificate)?|pte|ecde|dte))\.?(?![\p{L}])(?:\s+(?:in|of)\s+|\s*[-–—:(]\s*|\s*)(.*)$/iu;
/** "Bed making", "Ma Cuisine": written like this they are no awards. */
const ordinaryWord = /^(?:[Bb]ed|[Mm]ed|[Mm]a|ba)(?![\p{L}.])/u;
const professional = /^(?:cpa|acca|atd|cips|chrp|cifa|kasneb|krchn|kechn|ccna|ccnp|pmp|ielts|icdl)\b/i;
const levels =
  /^(?:form\s+(?:four|iv|4|six)|kidato\s+cha\s+nne|darasa\s+la\s+(?:nane|8)|class\s+(?:eight|8)|standard\s+(?:eight|8)|[oa][- ]levels?|cpe|kce|kace)\b/i;
const grade =
  /[,;(]?\s*(?:\b(?:mean\s+)?grade\s*:?\s*(?:of\s+)?[a-e]\b|\b(?:first|second|third|[123](?:st|nd|rd))\s+class|\bupper\s+division|\blower\s+division|\bpass\b|\bcredit\b|\bdistinction\b|\b\d{2,3}\s+marks?|\bdaraja\b|\b(?:gpa|marks)\b|\bhonou?rs\b).*$/i;

/** "Software Engineering Certificate", but "Professional Certificate". */
const behindField = /^(\p{Lu}.{2,60}?)\s+(certificate|certification|diploma)$/iu;
const rank =
  /^(?:professional|advanced|higher|national|post ?graduate|craft|trade|.*\b(?:school|level|leaving|secondary|primary|senior|matric))$/i;

/** The award that a part of a line names. */
export function awardIn(text: string): Award | undefined {
  const exam = schoolExams.find(([, name]) => name.test(text))?.[0];
  if (exam !== undefined) return { studyType: exam, area: null };
  const plain = text.replace(grade, '').trim();
  const match = degreeOf.exec(plain) ?? (ordinaryWord.test(plain) ? null : short.exec(plain)) ?? degreeIn.exec(plain);
  if (match !== null) {
    const area = areaIn(match[2] ?? '');
    // "Degree (Bachelor of Science in Botany)"
    const inner = degreeOf.exec(area ?? '');
    return inner
      ? { studyType: inner[1] ?? '', area: areaIn(inner[2] ?? '') }
      : { studyType: (match[1] ?? '').trim(), area };
  }
  if (professional.test(plain)) return { studyType: plain.replace(/\s*\(.*$/, ''), area: null };
  const [, field = '', paper = ''] = behindField.exec(plain) ?? [];
  if (paper !== '')
    return rank.test(field) ? { studyType: plain, area: null } : { studyType: paper, area: areaIn(field) };
  return levels.test(plain) ? { studyType: levels.exec(plain)?.[0] ?? plain, area: null } : undefined;
}

/** It names no school of its own, and is listed with the licences. */
export function isProfessional({ studyType }: Award): boolean {
  return professional.test(studyType);
}

/** "B+", "Second Class Upper", "371 marks": how well, and not what or where. */
export function isGrade(text: string): boolean {
  return (
    /^(?:[a-e][+-]?|[a-e]\s+\(?(?:plain|plus|minus)\)?|\d[\d.\s/%]*|marks?|aggregate)$/i.test(text) ||
    text.replace(grade, '').trim() === ''
  );
}

const shortForm = /^(?:[bm]\.?\s?(?:sc?|com|ed?|a|tech|eng)|ph\.?d)\.?$/i;
/** "(BBIT)", "(Expected 2027", behind a field of study. */
const shortOrState =
  /\s*\((?:[\p{Lu}\d.&-]{2,9}|[^()]*(?:expected|progress|graduat|ongoing|on-going|awaiting|pending|months?|years?|class|lower|upper|division|honou?rs|cum laude)[^()]*)\)?\s*$/iu;

/** A field of study without its short form and what is said of it in brackets. */
export function areaIn(text: string): string | null {
  const area = text
    .replace(/^[\s(]*(?:(?:b|m)\.?\s?(?:sc|com|ed|a|ba|eng|tech)|hons?\.?|honou?rs)\.?\)\s*/i, '')
    .replace(shortOrState, '')
    .replace(/^\s*in\s+|\s+in\s*$|^(?:expected|on-?going|in progress)\b.*$/gi, '')
    .replace(/^[\s(:–—-]+|[\].,;\s]+$/g, '');
  const [opened, closed] = [area.split('(').length, area.split(')').length];
  const whole = opened > closed ? `${area})` : opened < closed ? area.replace(/\)$/, '') : area;
  return whole.length < 2 || shortForm.test(whole) ? null : whole;
}
