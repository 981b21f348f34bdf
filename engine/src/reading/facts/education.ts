/** How far schooling goes. */
export const educationLevels = [
  'primary',
  'secondary',
  'certificate',
  'diploma',
  'degree',
  'master',
  'doctorate',
] as const;
export type EducationLevel = (typeof educationLevels)[number];

export interface Education {
  readonly level: EducationLevel;
  readonly words: string;
}

const patterns: readonly (readonly [EducationLevel, RegExp])[] = [
  ['doctorate', /\b(?:ph\.? ?d|doctorate|doctoral|dphil|shahada ya uzamivu)\b/i],
  [
    'master',
    /\b(?:master(?:['’]?s)?(?: (?:degree|of|in))|masters|m\.?sc|mba|m\.ed|m\.?a(?= in\b)|mph|post ?graduate|shahada ya uzamili)\b/i,
  ],
  [
    'degree',
    /\b(?:bachelor(?:['’]?s)?|b\.?sc|b\.?com|b\.ed|b\.?a(?= in\b)|bba|ll\.?b|mbchb|(?:first |undergraduate |relevant )?(?<!\bmaster(?:['’]?s)? )degree|undergraduate|shahada(?: ya kwanza)?|graduate (?:of|in|with))\b/i,
  ],
  ['diploma', /\b(?:(?:higher |national |ordinary )*diploma|dip\.?(?= in\b)|hnd|krchn|stashahada|diploma ya)\b/i],
  [
    'certificate',
    /\b(?:(?:craft|artisan|college|technical|trade|nita|kmtc|tvet|cheti cha) (?:certificate|ya|cha|mafunzo|chuo)|cert(?:ificate|\.)? (?:in|course)|certificate(?=\s?(?:or|\/)\s?(?:an? )?(?:higher |national )?(?:diploma|degree))|trade test|grade (?:i{1,3}|[123]) (?:trade test|certificate)|cheti cha (?!afya|tabia|kuzaliwa|mwenendo|maadili|ndoa)\w+)\b/i,
  ],
  [
    'secondary',
    /\b(?:k\.?c\.?s\.?e|form (?:four|4)|secondary school|high school|o-level|a-level|kidato cha nne|shule ya upili)\b/i,
  ],
  [
    'primary',
    /\b(?:k\.?c\.?p\.?e|primary school|standard eight|class eight|darasa la nane|shule ya msingi|able to read and write)\b/i,
  ],
];

/** "Put the children to bed" is no degree in education. */
const inCapitals: Readonly<Partial<Record<EducationLevel, RegExp>>> = {
  master: /\bMEd\b|\bMED(?=\s*[(,])/,
  degree: /\bBEd\b|\bBED(?=\s*[(,]|\s+(?:ARTS|SCIENCE)\b)|\bBA(?=\s+\p{Lu})/u,
};

/** The schooling a text names, the highest first; of an advert the lowest that it asks for is what counts. */
export function educationIn(text: string): Education[] {
  return patterns.flatMap(([level, pattern]) => {
    const words = (pattern.exec(text) ?? inCapitals[level]?.exec(text))?.[0];
    return words === undefined ? [] : [{ level, words }];
  });
}

export function educationRank(level: EducationLevel): number {
  return educationLevels.indexOf(level);
}
