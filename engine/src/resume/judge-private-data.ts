import { type Finding, finding, type ImprovementCode, type Judged } from './finding.ts';
import type { ResumeLine, ResumeText } from './resume-text.ts';

/** Before a label nothing stands, or a sign that parts cells; behind it a sign and the value. */
const label = (words: string): string => String.raw`(?:^|[|,;•·\t]\s*|\s{2,})(?:${words})`;
const value = String.raw`\s*(?:[:=\t]|[-–—]|\s{2,})\s*\S`;
const capitalised = String.raw`\s+\p{Lu}`;

/** What an employer has no use for, by what it is called in English and Kiswahili. Labels, so that a subject taught or a place of work is none. */
const rules: readonly (readonly [ImprovementCode, readonly RegExp[]])[] = [
  [
    'id-number',
    [
      /(?:^|[^\p{L}])(?:national\s+)?(?:id(?:entity)?|i\.d\.?|passport|birth certificate|maisha|huduma)(?:\s*card)?(?:[\s/]*(?:no|number|num|#))?\.?\s*[:#.–-]*\s*[A-Z]{0,2}\d{6,9}(?!\d)/iu,
      /kitambulisho\s*(?:cha taifa|namba|nambari|na\.?)?\s*[:.-]*\s*\d{6,9}(?!\d)/i,
    ],
  ],
  ['kra-pin', [/(?<![\p{L}\d])[AP]0\d{8}[A-Z](?![\p{L}\d])/u]],
  [
    'insurance-number',
    [/\b(?:nssf|nhif|sha|shif)\s*(?:no|number|membership)?\.?\s*[:#.–-]*\s*(?:no\.?\s*)?\d{6,12}(?!\d)/i],
  ],
  [
    'religion',
    [
      new RegExp(label('religion|religious affiliation|denomination|faith|dini') + value, 'iu'),
      /\b(?:christian|muslim|catholic|hindu|protestant|adventist) by (?:faith|religion)\b|\bborn[- ]again christian\b|\b(?:i am|i'm) an? (?:\p{L}+ )?(?:christian|muslim|catholic|hindu|protestant)(?!\p{L}|\s\p{L})/iu,
      /^(?:Religion|RELIGION|Denomination|Dini|DINI)\s+\p{Lu}\p{L}+$/u,
    ],
  ],
  [
    'marital-status',
    [
      new RegExp(label('marital(?:\\s+status)?|civil status|hali ya ndoa') + value, 'iu'),
      /\b(?:happily married|(?:married|divorced|widowed) (?:with|and) (?:\p{L}+ ){0,3}(?:children|child|kids)|(?:married|single) (?:man|woman|lady|mother|father)\b)/iu,
      /^status\s*[:–-]\s*(?:single|married|divorced|widow)/i,
      /\b(?:marital status|hali ya ndoa)\s+(?:single|married|divorced|widow|separated|nime|sija|ndoa|me)/i,
      /(?:^|[|,•·]\s*)(?:single|married|divorced|widowed)(?:,?\s+(?:with|and|mother|father)\b[^|,]{0,40}|\s+with\s+\w+\s+(?:children|kids))(?:$|[|,])/i,
    ],
  ],
  [
    'date-of-birth',
    [
      new RegExp(
        label(
          'date of birth|birth ?date|born|d\\.?\\s?o\\.?\\s?b\\.?|year of birth|age|umri|tarehe ya kuzaliwa|mwaka wa kuzaliwa',
        ) + value,
        'iu',
      ),
      /\b(?:date of birth|d\.?o\.?b\.?|tarehe ya kuzaliwa)\s*[:–-]?\s*\d/i,
      /(?:^|[|,•·]\s*)(?:age|aged|umri)\s+\d\d(?!\d)/i,
      /\b(?:i was born|born (?:on|in) (?:\w+\s)?(?:\d|19|20)|i am (?:a )?\d\d[ -]years?[ -]old|nilizaliwa)/i,
      /\b\d\d years? (?:old|of age)\b|\baged \d\d(?: years?)?\b/i,
    ],
  ],
  [
    'ethnicity',
    [
      new RegExp(label('tribe|ethnicity|ethnic (?:group|background|origin)|clan|kabila|race') + value, 'iu'),
      new RegExp(`^(?:Tribe|Ethnicity|Kabila)${capitalised}`, 'u'),
    ],
  ],
  [
    'parents-names',
    [
      new RegExp(
        label(
          "(?:name of\\s+)?(?:my\\s+)?(?:father|mother|parents?|guardian)(?:['’]?s)?(?:\\s*[/&]\\s*guardian(?:['’]?s)?)?(?:\\s+(?:full\\s+)?names?)?|jina la (?:baba|mama)|baba|mama",
        ) + value,
        'iu',
      ),
    ],
  ],
  [
    'bank-account',
    [/\b(?:bank\s+)?(?:account|a\/c|acc)\s*(?:no|number|num|#)\.?\s*[:.–-]*\s*\d{6,}/i, /\bbank details?\s*:\s*\S/i],
  ],
];
/** A label stands at the top of a CV or below a heading of its own; figures count anywhere but among the referees. */
const byFigure = new Set<ImprovementCode>(['id-number', 'kra-pin', 'insurance-number', 'bank-account']);
const own = new Set(['top', 'contact', 'profile', 'other', 'languages', 'interests']);
/** In other parts a whole line of this form counts, since many CVs put these facts below the skills without a heading. */
const labelledLine = /^[\s•·*-]*[\p{L}.'’/ ]{3,30}\s*[:=]\s*(?<value>\S.*)$/u;
/** "Religion: A-" and "Religion: 78" are marks of a school examination. */
const mark = /^(?:[A-E][+-]?|\d{1,3}\s*%?)(?:\s|$)/;

function isLabelled({ text, zone }: ResumeLine): boolean {
  const value = labelledLine.exec(text)?.groups?.value;
  return value !== undefined && value.length <= 60 && !(zone === 'education' && mark.test(value));
}

/** Private facts that do not belong into a CV. */
export function judgePrivateData({ lines }: ResumeText): Judged {
  const found = new Map<ImprovementCode, ResumeLine[]>();
  for (const line of lines) {
    if (line.zone === 'referees') continue;
    const isPrivateLine = isLabelled(line);
    for (const [code, patterns] of rules) {
      if (!byFigure.has(code) && !own.has(line.zone) && !isPrivateLine) continue;
      if (patterns.some((pattern) => pattern.test(line.text)))
        found.set(code, [...(found.get(code) ?? []), line].slice(0, 5));
    }
  }
  const improvements: Finding<ImprovementCode>[] = [...found].map(([code, places]) =>
    finding(
      code,
      places.map(({ index }) => index),
      places[0]?.text ?? null,
    ),
  );
  const all = [...found.values()]
    .flat()
    .map(({ index }) => index)
    .sort((one, other) => one - other);
  return {
    improvements,
    suggestions:
      found.size === 0
        ? []
        : [finding('remove-private-data', all, [...found.values()][0]?.[0]?.text ?? null, { count: found.size })],
  };
}
