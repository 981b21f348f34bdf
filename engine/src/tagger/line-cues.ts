/** Words, in singular, that give a kind of line away; each group is one feature of the classifier, which weighs it. */
const groups: readonly string[] = [
  `advantage plus preferred preferably desirable desired asset bonus welcome ideally nice helpful useful
    appreciated edge priority favorably beneficial optional faida kipaumbele upper delighted encouraged better`,
  `salary pay paid allowance leave insurance medical pension commission bonus stipend gross net remuneration stock
    equity budget accommodation meal lunch housing transport uniform tip gratuity overtime benefit earn holiday
    cover mshahara malipo malazi chakula shilling hour month retainer free fund share car gym flexible bonuse`,
  `apply application applicant cv resume email send deadline shortlisted contacted interview submit attach quote
    subject call whatsapp text letter click link document reference referee upload canvassing disqualification
    clearance tuma piga simu maombi recruitment only rejected portal walk bring drop`,
  `we our u company client organization founded leading since based mission team located firm group kampuni serve
    hospital school headquartered report department location`,
  `degree diploma certificate bachelor master experience year minimum least knowledge ability able skill proficient
    proficiency fluent licence license registered must understanding good strong excellent proven familiar knowing
    knows awe ajue uzoefu cheti kcse qualification certified trained training`,
  `requirement qualification responsibility duty about benefit skill role job description how what who why nice
    need experience competency purpose term task background profile essential desirable procedure remuneration offer`,
  `prepare manage develop ensure maintain support supervise conduct coordinate monitor write design assist train
    handle keep carry organize review provide lead plan report record check clean serve operate install repair teach
    sell answer build run work liaise participate implement perform process follow take make identify create oversee
    receive collect deliver advise undertake attend respond drive draft analyze test track update`,
];

/** How many groups there are. */
export const cueGroups = groups.length;

const groupsOf = new Map<string, number>();
for (const [group, words] of groups.entries()) {
  for (const word of words.split(/\s+/)) groupsOf.set(word, (groupsOf.get(word) ?? 0) | (1 << group));
}

/** The groups a word is in, as bits. */
export function cuesOf(singular: string): number {
  return groupsOf.get(singular) ?? 0;
}

const headingCues: readonly RegExp[] = [
  /\bnice|bonus point|added advantage|advantage|preferred|desirable|desired|good to have|assets?\b|\bplus|optional|ideally|ziada/i,
  /require|qualif|must|looking for|you bring|profile|skill|competenc|experience|knowledge|need|who you are|education|eligib|specification|essential|you have|your background|who can apply|about you|sifa/i,
  /dut(?:y|ies)|responsib|what you|you'll|you will|role|task|scope|accountab|deliverable|job description|the job\b|day to day|majukumu|position summary|purpose/i,
  /about (?:us|the (?:company|team|organi[sz]ation|employer))|who we are|background|company|organi[sz]ation|our (?:story|team|mission)|kuhusu|introduction|overview/i,
  /benefit|perk|offer|compensation|remuneration|salary|pay|why (?:join|work)|in it for you|terms|package|faida|reward/i,
  /appl(?:y|ication)|process|selection|submission|how to|deadline|recruit|interview|next steps|maombi|contact/i,
];

/** What a heading seems to announce, as bits; 0 for nothing known. */
export function announcedBy(heading: string): number {
  return headingCues.reduce((bits, cue, index) => (cue.test(heading) ? bits | (1 << index) : bits), 0);
}
