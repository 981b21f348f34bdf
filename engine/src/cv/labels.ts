/** What a column of a table or a line of a form tells of a job or a school; `other` is nothing that an entry holds. */
export type Label = 'from' | 'to' | 'dates' | 'position' | 'name' | 'place' | 'award' | 'duties' | 'other';
export type Labelled = Readonly<Partial<Record<Label, string>>>;

/** The first that a label is written as decides. */
const patterns: readonly (readonly [Label, string])[] = [
  [
    'from',
    '(?:date of )?(?:(?:current|present) )?(?:joining|appointment)(?: date)?|(?:(?:date|year) )?from|start(?:ed|ing)?(?: date)?|kuanzia|tangu',
  ],
  ['to', '(?:date of )?(?:leaving|exit)(?: date)?|(?:(?:date|year) )?to|end(?:ed|ing)?(?: date)?|hadi|mpaka'],
  [
    'dates',
    '(?:work )?experience|(?:(?:(?:work(?:ing)?|time) )?(?:dates?|periods?)|tenure|years?|duration|mwaka|muda|kipindi)(?: of \\w+| worked| attended| employed)?',
  ],
  [
    'position',
    '(?:job |occupation or )?(?:pos(?:it|t)ions?(?: title)?|job|title|des(?:ig|g|gi)nation|roles?|post(?:ing)?|trade|rank|cheo|occupation|nafasi|wadhifa|kazi)(?: held)?(?: and (?:main )?(?:tasks|duties))?',
  ],
  [
    'name',
    "(?:names? (?:and address )?of (?:the )?)?(?:(?:ministry|department|county) ?\\/ ?){0,2}(?:employers?|(?<=(?:current|previous|present) )employee|employed by|hotel|hospital|company|business|client|organi[sz]ations?|firm|work ?place|institutions?|schools?|college|university|kampuni|mwajiri|shirika|chuo|shule)(?:'?s? name| attended)?",
  ],
  [
    'place',
    '(?:(?:duty )?station|(?:work ?)?(?:location|place|town|county|country)(?: of (?:work|assignment))?|mahali|kituo)',
  ],
  [
    'award',
    '(?:courses?|awards?|qualifications?|certificates?|kozi|cheti)(?: (?:attained|awarded|obtained|studied|pursued))?',
  ],
  [
    'duties',
    'job profile|subjects?|(?:(?:key|main) )?(?:duties|responsibilit(?:y|ies)|tasks?|achievements|activities|majukumu|description)(?: performed)?',
  ],
  [
    'other',
    '(?:name of )?(?:the )?projects?(?: name| title| cost| value| description)?|consultant|(?:mean )?grades?|remarks|industry(?: type)?|represented|main contractor|company profile|reasons? (?:for|of) leaving|(?:monthly |current )?salary|job (?:function|level)|work type|s?\\/?no\\.?|level|class|department|supervisor|employment duration',
  ],
];
const labels = patterns.map(
  ([label, words]) =>
    [
      label,
      new RegExp(
        `^(?:\\(?(?:\\d{1,2}|[a-z])[.)]\\s*)?(?:(?:present|current|previous|last|past|other|earlier)\\s)?(?:substantive )?(?:${words})(?:\\s*(?:\\/|and|&|,)\\s*\\w+){0,2}$`,
        'i',
      ),
    ] as const,
);

export function labelOf(text: string): Label | undefined {
  // "From [Year]"
  const written = text.replace(/\s*\[[^\]]*\]$/, '');
  return labels.find(([, pattern]) => pattern.test(written))?.[0];
}
