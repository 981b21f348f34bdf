import { labelOf } from '../label.ts';
import type { Sentence } from '../sentences.ts';

/** Parts of an advert. In `open` ones each sentence is judged by its own words. */
export type PostingZone = 'open' | 'required' | 'nice' | 'duty' | 'company' | 'apart';

const headings: readonly (readonly [PostingZone, RegExp])[] = [
  [
    'open',
    /^(?:about (?:the|this) (?:role|job|position|opportunity|work|post|vacancy|internship)|(?:job|role|position) (?:overview|summary|brief)|overview|summary|the (?:role|job|position|opportunity))$/,
  ],
  ['required', /^about (?:you|the (?:candidate|person|ideal candidate))$/],
  [
    'nice',
    /^(?:nice[- ]to[- ]haves?|(?:it (?:is|would be) )?(?:a |an )?(?:bonus|plus|advantage)(?:es)?(?: points| skills| if)?|bonus points.*|preferred(?: .{0,40})?|desir(?:able|ed)(?: .{0,40})?|optional(?: .{0,30})?|added advantages?|good to have|ideally|pluses|extra credit|itakuwa nzuri.*)$/,
  ],
  [
    'apart',
    /^(?:(?:what )?(?:do )?we (?:can )?offer(?: you)?|our offer|what(?:'s| is) in it for you|why (?:join us|us|work (?:with|for) us|you(?:'ll| will) love .*|.{0,30}\?)|(?:company |employee |staff |our |your |job )?(?:benefits|perks)(?: .{0,40})?|(?:salary|pay|wages|remuneration|compensation|package|gross|mshahara|malipo|marupurupu)(?: .{0,40})?|terms(?: .{0,40})?|what you(?:'ll| will) (?:get|receive|enjoy)|how to apply|(?:application|interview|hiring|recruitment|selection) (?:process|procedure|instructions?|details|deadline|guidelines|steps)|to apply|apply(?: now| here| online| via)?|jinsi ya kuomba|namna ya kuomba|mode of application|method of application|deadline(?: .{0,30})?|closing date|tarehe ya mwisho|mwisho wa kuomba|(?:job |work )?location|mahali|duty station|work(?:ing)? (?:hours|days|station|place)|saa za kazi|hours|contract(?: type| duration)?|job (?:type|id|ref.*|category|code|grade)|employment type|industry|sector|department|reference(?: number)?|vacanc(?:y|ies)(?: no.*)?|no\.? of (?:posts|positions|vacancies)|positions?|start(?:ing)? date|duration|date posted|posted|report(?:s|ing)?(?: line| to)?(?: .{0,40})?|anaripoti kwa|line manager|(?:direct |immediate )?supervisor|reports directly to|key relationships|working relationships|internal|external|equal(?: .{0,40})?|eeo(?: .{0,20})?|diversity(?: .{0,60})?|disclaimer|note|n\.?b|important(?: notice)?|safeguarding(?: .{0,40})?|privacy(?: .{0,40})?|contacts?|website|e-?mail|phone|simu|company|employer|organi[sz]ation|kampuni|mwajiri)$/,
  ],
  [
    'company',
    /^(?:about (?:us|the (?:company|organi[sz]ation|team|client|employer|firm|school|hospital)|our .{2,40}|[a-z0-9][\w&.' -]{1,40})|who we are|who are we|our (?:company|client|story|mission|vision|values|culture|team|background|product)|(?:company|organi[sz]ation(?:al)?|employer|client|team|project)(?: (?:profile|description|overview|background|summary|culture))|background(?: .{0,30})?|introduction|mission|vision|kuhusu (?:sisi|kampuni.*)|the (?:company|team|organi[sz]ation))$/,
  ],
  [
    'required',
    /^(?:(?:job |key |minimum |basic |core |main |essential |mandatory |general |the |your |our |candidate |person |academic |educational |professional |technical |soft |required |necessary |other |additional |position |role |relevant )*(?:requirements?|qualifications?|skills?|competenc(?:e|es|ies)|specifications?|spec|experience|education|knowledge|abilities|attributes|traits|qualities|criteria|profile|must[- ]haves?|credentials|certifications?|languages?|expertise|prerequisites|stack|tech(?:nology)? stack|technolog(?:y|ies)|tools|licen[cs]es?)(?:,? (?:and|&|\/|,) ?[a-z ,&/]{3,60})?(?: (?:required|needed|for (?:the|this) (?:job|role|position|post)|we (?:look for|need|want)))?|(?:knowledge|skills),? .{3,40}|qualifications?[ ,/&].{3,60}|what (?:you(?:'ll| will)? (?:bring|need|have|must have)|we(?:'re| are)? (?:look(?:ing)?|search(?:ing)?) for|we need|we want|we expect|it takes|makes you .*)(?: .{0,40})?|who (?:you are|we(?:'re| are) looking for|are you|should apply|we need)|you(?: have| are| bring| must have| should have|'ll need| will need)(?: .{0,40})?|about you|the (?:ideal )?(?:candidate|person|applicant)|ideal candidate(?: .{0,40})?|(?:do )?you have what it takes|to (?:be successful|succeed) .{0,50}|sifa(?: .{0,40})?|mahitaji(?: .{0,30})?|vigezo(?: .{0,30})?|(?:ujuzi|elimu|uzoefu|vyeti)(?: (?:unaohitajika|inayohitajika|vinavyohitajika|wa kazi|na .{3,30}))?)$/,
  ],
  [
    'duty',
    /^(?:(?:key |main |job |core |primary |principal |major |specific |your |the |daily |general |essential |day[- ]to[- ]day |typical )*(?:dut(?:y|ies)|responsibilit(?:y|ies)|tasks?|roles?|accountabilities|functions?|deliverables|activities|scope|job description|description|job summary|summary|purpose|job purpose|role purpose|overview|opportunity|job|position(?: summary| overview)?|day)(?:,? (?:and|&|\/) ?[a-z ,&/]{3,50})?(?: (?:of|for|in) .{2,40})?|what you(?:'ll| will)? (?:be )?do(?:ing)?(?: .{0,40})?|(?:in this (?:role|position|job)|you will|you'll)(?: .{0,40})?|majukumu(?: .{0,40})?|kazi(?: (?:zako|yako|kuu|za .{3,30}))?|wajibu)$/,
  ],
];

/** Fields of a table at the head of an advert name what stands on their line; what follows is as before. */
const ownLineOnly =
  /^(?:salary|pay|wages|gross|location|job|department|industry|sector|company|employer|report|line manager|supervisor|immediate|direct|deadline|closing|contract|position|hours|employment|vacanc|date|posted|start|duration|duty station|note|n\.?b|e-?mail|phone|simu|website|mshahara|malipo|mahali|kampuni|apply(?: now)?$|share|save|back)/;

/** The zone of each sentence of an advert's text. `start` is that of what stands before the first heading. */
export function postingZones(
  sentences: readonly Sentence[],
  start: PostingZone,
): { zone: PostingZone; isHeading: boolean }[] {
  let section = start;
  /** That of the line, and of the next one when a field's name stands alone. */
  let line: PostingZone | undefined;
  let isField = false;
  return sentences.map(({ text, opensLine, closesLine }) => {
    if (opensLine && !isField) line = undefined;
    const label = labelOf(text, opensLine && closesLine);
    const zone = label === undefined ? undefined : zoneOf(label.text);
    if (label === undefined || zone === undefined) {
      isField &&= !closesLine;
      return { zone: line ?? section, isHeading: false };
    }
    isField = label.isAlone && ownLineOnly.test(label.text);
    if (label.isAlone && !isField) section = zone;
    line = zone;
    return { zone, isHeading: label.isAlone };
  });
}

function zoneOf(label: string): PostingZone | undefined {
  return headings.find(([, heading]) => heading.test(label))?.[0];
}
