/** What a wording does wrong. */
export type WordingCode =
  | 'age'
  | 'sex'
  | 'job-title'
  | 'family'
  | 'religion'
  | 'origin'
  | 'nationality'
  | 'health'
  | 'looks'
  | 'unpaid'
  | 'fee'
  | 'pay'
  | 'jargon';

export interface WordingRule {
  readonly code: WordingCode;
  /** Looked for in one sentence at a time; what it matches is shown. */
  readonly pattern: RegExp;
  /** A sentence with this in it is about something else. */
  readonly unless?: RegExp;
}

/** People that an advert speaks of and does not hire. */
const clients =
  'child|children|kids|learners?|pupils?|students?|boys|girls|youths?|people|persons|patients?|clients?|customers?|adults|women|men|mothers|farmers|members|users|beneficiaries|survivors';
/** What can be young or old and is nobody. */
const things =
  'compan(?:y|ies)|start-?ups?|organi[sz]ations?|brand|business(?:es)?|firm|market|industry|country|nation|population|plants?|trees?|animals?|calves|livestock|church|school';
const worker =
  'candidates?|applicants?|receptionist|secretary|driver|cook|chef|cleaner|teacher|tutor|nurse|guard|attendant|accountant|cashier|housekeeper|house ?help|nanny|caregiver|shopkeeper|waiter|marketer|assistant|salesperson|sales ?agent|sales rep(?:resentative)?|employee|graduate|intern';
const faith = 'christian|muslim|catholic|protestant|pentecostal|hindu|adventist|anglican';
const community =
  'kikuyus?|luos?|luhyas?|kalenjins?|kambas?|kisiis?|merus?|maasais?|embus?|mijikendas?|turkanas?|pokots?|taitas?|boranas?|samburus?|tesos?';
const foreign =
  'kenyans?|ugandans?|tanzanians?|indians?|asians?|africans?|europeans?|chinese|americans?|locals?|expatriates?|expats?';
const people = '(?:candidates?|applicants?|persons?|people|ladies|lady|women|woman|men|man)';
const wanted = '(?:only|preferred|wanted|needed|required)';
const mustBe = '(?:must|should|has to|have to|needs? to|ought to) (?:be|not be)';

const machines = /\b(?:vehicles?|cars?|trucks?|vans?|lorr(?:y|ies)|buildings?|equipment|machines?)\b/i;
const encouraged = /\b(?:encouraged|welcomed?|urged|invited)\b/i;
const rule = (code: WordingCode, pattern: string, unless?: RegExp): WordingRule => ({
  code,
  pattern: new RegExp(pattern, 'gi'),
  ...(unless && { unless }),
});

/** Precise before complete: whoever is blamed for "works with young people" reads no further note. */
export const wordingRules: readonly WordingRule[] = [
  rule(
    'age',
    `(?<!\\b(?:${clients})\\s{1,3}(?:who are\\s|of\\s|are\\s)?)\\b(?:aged?|ages)(?: limit)?(?: is)?:? ?(?:between |from |of |group )?(?:1[6-9]|[2-5]\\d) ?(?:-|–|to|and) ?\\d{2}\\b`,
  ),
  rule(
    'age',
    '\\b(?:1[89]|[2-4]\\d) ?(?:-|–|to) ?[2-5]\\d (?:years|yrs)\\b(?! (?:of|in|as|ago|now)\\b)',
    new RegExp(`\\b(?:experience|practice|service|warranty|lease|loans?|contract|history|${clients})\\b`, 'i'),
  ),
  rule('age', '\\b(?:maximum age|age limit|upper age)\\b[^.\\n]{0,12}\\d{2}\\b'),
  rule(
    'age',
    `\\b(?:${mustBe}|${people}|aged?) (?:aged )?(?:under|below|younger than|not older than|not over|over|above) [2-6]\\d\\b(?! ?(?:%|per ?cent|minutes|hours|days|kg|km|words|wpm|people|staff|thousand))`,
    machines,
  ),
  rule(
    'age',
    '\\b(?:under|below|not more than|not over) [2-6]\\d years (?:old|of age)\\b',
    new RegExp(`\\b(?:${clients})\\b`, 'i'),
  ),
  rule('age', '\\b(?:not older|no older|younger) than [2-6]\\d\\b', machines),
  rule(
    'age',
    `\\b(?:looking for|seeking|seeks?|hiring|recruiting|we want|we need|${mustBe}) (?:(?:an?|some|[\\w-]+,) )?(?:[\\w-]+,? (?:and )?){0,2}?(?:young|youthful)\\b(?:(?:,| and)? (?:energetic|dynamic|vibrant|ambitious|aggressive))?(?! (?:${things}|children|child)\\b)`,
    new RegExp(
      `\\b(?:work(?:s|ed|ing)? with|for|serv(?:e|es|ing)|mentor(?:s|ing)?|teach(?:es|ing)?|support(?:s|ing)?) young (?:${clients})\\b`,
      'i',
    ),
  ),
  rule(
    'age',
    `\\b(?:young|youthful)(?:,| and|, and) (?:energetic|dynamic|vibrant|ambitious|aggressive)\\b(?! (?:${things})\\b)`,
  ),
  rule(
    'sex',
    `\\b(?:females?|males?|ladies|lady|gentlemen|women|men) (?:candidates? |applicants? )?(?:only|preferred|wanted)\\b`,
  ),
  rule('sex', '\\bpreferably (?:an? )?(?:female|male|lady|woman|man|gentleman)\\b(?! or\\b)'),
  rule('sex', `(?<!\\b(?:fe)?male (?:or|and) )\\b(?:fe)?male (?:${worker})\\b`, encouraged),
  rule('sex', '\\b(?:gender|sex): ?(?:fe)?male\\b(?! ?(?:/|or|and) ?(?:fe)?male)'),
  rule('sex', `\\b${mustBe} (?:an? )?(?:female|male|lady|woman|man)\\b(?! ?(?:/|or))`),
  rule('sex', '(?<![/\\w]|\\bor |\\band )(?:he|she) (?:will|must|should|shall)\\b(?! ?/)'),
  rule(
    'job-title',
    '(?<!\\breports? (?:directly )?to the )\\b(?:chair|sales ?|camera|watch|handy|repair|delivery |police|fire|crafts|trades|store ?)m[ae]n\\b|\\b(?:sales ?(?:lady|ladies|girls?|wom[ae]n)|waitress(?:es)?|stewardess(?:es)?|air hostess(?:es)?|barmaids?|house ?girls?|house ?boys?|office girls?|tea girls?|shamba boys?|cleaning lad(?:y|ies))\\b',
  ),
  rule(
    'family',
    `\\b(?:un)?married ${people}\\b(?= (?:only|preferred|wanted|need))|\\b(?:married|unmarried) (?:candidates?|applicants?)\\b`,
  ),
  rule(
    'family',
    '\\bsingle (?:candidates?|applicants?|ladies|lady|women|woman|men|man)\\b(?= (?:only|preferred|wanted))',
  ),
  rule('family', `\\b${mustBe} (?:single|unmarried|married|divorced|pregnant)\\b(?! ?-)`),
  rule('family', '\\b(?:state|indicate|include|mention)\\b[^.\\n]{0,40}\\bmarital status\\b|\\bmarital status: ?\\w+'),
  rule('family', '\\b(?:must|should) (?:not have|have no) (?:children|kids|dependants|family)\\b'),
  rule('religion', `\\b(?:${faith})s? (?:candidates? |applicants? )?(?:only|preferred|wanted)\\b`),
  rule(
    'religion',
    `\\b${mustBe} (?:an? )?(?:[\\w-]+ ){0,2}?(?:${faith})\\b(?! (?:health|hospital|school|university|organi))`,
  ),
  rule('religion', '\\bborn[- ]again\\b|\\bsaved christian\\b'),
  rule('religion', '\\breligion: ?\\w+'),
  rule('origin', `\\b(?:${community}) (?:candidates? |applicants? )?(?:only|preferred|wanted)\\b`),
  rule('origin', `\\b${mustBe} (?:an? )?(?:${community})\\b(?! (?:speaker|county))`),
  rule('origin', `\\b(?:${mustBe}|come|coming|hail(?:ing)?) from the (?:${community}|local) (?:tribe|community)\\b`),
  rule('origin', '\\btribe: ?\\w+'),
  rule(
    'nationality',
    `\\b(?:${foreign}) (?:candidates? |applicants? |citizens? |nationals? )?${wanted}\\b`,
    /\blocals? (?:needed|required)\b/i,
  ),
  rule('nationality', '\\bno foreigners\\b|\\bforeigners need not apply\\b'),
  rule(
    'nationality',
    `\\b${mustBe} (?:an? )?kenyan(?: citizen| national)?\\b`,
    /\bpermit\b|\b(?:right|authori[sz]ed|eligible|allowed) to work\b/i,
  ),
  rule('nationality', '\\bnative (?:english |french |kiswahili |swahili |german )?speakers?\\b'),
  rule(
    'health',
    '\\bable[- ]bodied\\b|\\bhiv[- ]negative\\b|\\b(?:must|should|will) (?:take|undergo|do|pass) an? (?:hiv|pregnancy) test\\b',
  ),
  rule(
    'health',
    `\\b${mustBe} (?:disabled|free (?:from|of) (?:any )?disabilit(?:y|ies))\\b|\\bwithout (?:any )?(?:physical )?disabilit(?:y|ies)\\b`,
    new RegExp(`\\bwith (?:and|or) without\\b|\\b(?:${clients}) (?:with|without)\\b`, 'i'),
  ),
  rule(
    'looks',
    '\\bgood[- ]looking\\b|\\bgood looks\\b|\\blight[- ]skinned\\b|\\b(?:attractive|beautiful|handsome|pretty|slim|presentable) (?:young )?(?:lady|ladies|woman|women|girls?|man|men|candidates?|applicants?|person)\\b|\\bphysically attractive\\b',
  ),
  rule(
    'unpaid',
    '\\bunpaid (?:trial|training|probation|internship|attachment|period|week|month|volunteer)\\b|\\bwork for free\\b',
  ),
  rule(
    'unpaid',
    '\\b(?:trial|training|probation|attachment)(?: period| week| month| day)?s? (?:is|are|will be) (?:unpaid|not paid|without pay|free)\\b',
  ),
  rule('unpaid', '\\b(?:trial|training|probation)\\b[^.\\n]{0,30}\\b(?:without pay|with no pay)\\b'),
  rule(
    'fee',
    '\\b(?:pay|send|deposit)(?:ing|s)? (?:(?:an?|the|us|your|of|small|one-time|refundable|non-?refundable|kes|kshs?\\.?|[\\d,./=-]+) ){0,5}(?:registration|application|processing|interview|training|medical|uniform|facilitation|placement|admin(?:istration)?|security|vetting)(?: fees?| deposit| charges?| cost)\\b',
    /\b(?:no|never|not|don't|doesn't|nobody|without)\b/i,
  ),
  rule(
    'fee',
    '\\b(?:registration|application|processing|interview|placement) fee (?:of|is|:) ?(?:kes|kshs?|sh)\\b',
    /\b(?:no|never|not|don't|doesn't|without|collect\\w*|students?|members?)\b/i,
  ),
  rule(
    'pay',
    '\\b(?:competitive|attractive|good|handsome|negotiable) (?:salary|pay|remuneration|package|salary package|compensation|wages?)\\b|\\bsalary:? (?:is )?(?:negotiable|competitive|attractive)\\b',
  ),
  rule(
    'jargon',
    '\\brock ?-?stars?\\b|\\bninjas?\\b|\\bfast[- ]paced\\b|\\bhit the ground running\\b|\\bwork hard,? play hard\\b|\\bself[- ]starters?\\b|\\bgo-getters?\\b|\\bwears? many hats\\b|\\boutside the box\\b|\\bsuperstars?\\b|\\bsynerg(?:y|ies)\\b',
  ),
];
