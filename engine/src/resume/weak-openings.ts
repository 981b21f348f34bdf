/** An opening that hides what somebody did. */
export interface WeakOpening {
  /** In lower case: "responsible for". */
  readonly phrase: string;
  /** What stands behind it. */
  readonly rest: string;
  /** The rest says what the person did, so that it may open the line; behind "helped with" it does not. */
  readonly isOwnWork: boolean;
}

const label = /^(?:(?:key|main|my) )?(?:duties|responsibilities|roles?|tasks)(?: and \w+)?\s*:\s+/i;
const start = String.raw`^(?:i\s+(?:was|am|have been|had been)\s+(?:also\s+)?|i\s+(?:also\s+)?|my\s+(?:main\s+|key\s+|daily\s+)?|(?:was|am|been|also|mainly|fully|solely|directly)\s+)?`;
/** The rest behind these is the person's own work. */
const own = new RegExp(
  `${start}(responsible (?:for|of)|responsible to|in[- ]charge of|tasked with|charged with|accountable for|entrusted with|assigned to|duties (?:included|include|were|are|involved|involve)(?: to)?|(?:responsibilities|role|roles|job|work|tasks) (?:included|include|were to|are to|was to|is to|involved|involves|involve|entailed|entails)(?: to)?|duties and responsibilities (?:included|include|were|are))(?::|\\s)\\s*(?=\\S)`,
  'i',
);
/** Behind these somebody else's work may stand. */
const shared = new RegExp(
  `${start}(helped (?:with|in|to|out)|helping (?:with|in|to|out)|helped|assisted (?:with|in)|assisting (?:with|in)|involved in|participated in|took part in|worked on)\\s+(?=\\S)`,
  'i',
);

/** The weak opening of a statement. */
export function weakOpening(text: string): WeakOpening | undefined {
  const labelled = label.exec(text)?.[0].length ?? 0;
  const beginning = text.slice(labelled, labelled + 120);
  for (const [pattern, isOwnWork] of [
    [own, true],
    [shared, false],
  ] as const) {
    const found = pattern.exec(beginning);
    const phrase = found?.[1]?.toLowerCase();
    if (found === null || phrase === undefined) continue;
    return {
      phrase: /^my\s/i.test(beginning) ? `my ${phrase}` : phrase,
      rest: text.slice(labelled + found[0].length),
      isOwnWork,
    };
  }
  return undefined;
}
