import type { Topic } from './topic.ts';

/** The words alone do not tell it ("tool and die", "end of life care"), so it has no ways to be asked for. */
export const wishToDie: Topic = {
  title: 'Wish to die',
  rank: 'safety',
  ways: '',
  en: 'I am very sorry that it is this hard. I am only a program, but there are people who listen now: call 1199 (Kenya Red Cross, free of charge) or Befrienders Kenya on 0722 178 177, or go to the nearest hospital. Tell somebody near you how you feel. You do not have to carry this alone.',
  sw: 'Pole sana kwa unayopitia. Mimi ni programu tu, lakini kuna watu wa kukusikiliza sasa hivi: piga 1199 (Kenya Red Cross, bila malipo) au Befrienders Kenya 0722 178 177, au nenda hospitali iliyo karibu. Mwambie mtu aliye karibu nawe unavyojisikia. Huhitaji kubeba haya peke yako.',
};

/** What people write who do not want to live, in English. "To die for" and "dying of hunger" are figures of speech. */
const english = [
  /\b(?:want|wanna|wish|prefer|ready|going|plan|planning|have|better|rather|just|will|should|might as well|let me) (?:to |2 |i could |if i |i )?(?:die|be dead)\b(?! (?:for|of|hard|laughing))/i,
  /\b(?:wish i (?:was|were)|better(?: off)?|want to be) dead\b/i,
  /\b(?:(?:kill|hang)(?:ing)?|(?:to|2|wanna|gonna|will|by|of|about|am|i['’]?m) (?:drown|poison|harm|hurt)(?:ing)?) my ?self\b/i,
  /\b(?:end|ending|take|taking) my (?:own )?life\b(?![ -](?:vest|jacket|insurance|cover|policy|savings|story|experience))|\bend it all\b/i,
  /\b(?:commit(?:ting)?|about|of|thinking|feel(?:ing)?|am|i['’]?m|contemplat\w+|attempt\w*) (?:of |about )?su+i?[cs]ide?(?:al)?\b/i,
  /^\W*su+i?[cs]id(?:e|al)(?: (?:help|hotline|helpline|number|line))?\W*$/i,
  /\b(?:do(?:n['’]?t| not)|no longer|not) (?:want|wish|feel like) (?:to )?(?:(?:live|be alive|exist|wake up)|living)\b(?! (?:in|at|with|near|far|there|here)\b)/i,
  /\bno (?:reason|point|use|will) (?:to live|(?:in |of )?living)\b|\blife (?:is|has) (?:not worth|no meaning|meaningless|pointless)/i,
  /\btired of (?:this |my )?(?:life|living|being alive)\b|\bcan(?:['’]?t|not) go on (?:living|like this|any ?more)/i,
];

/** The same in Kiswahili and Sheng. "Kufa njaa" is to be hungry, "kufa moyo" to lose heart. */
const kiswahili = [
  /\b(?:ku|ni|nita|nina|na|nime)ji(?:ua|ue|nyonga|nyonge|maliza|malize)\b/i,
  /\b(?:ku|ni|nita|nina|na|nime)ji(?:toa|toe) (?:uhai|roho)\b/i,
  /\b(?:nataka|ninataka|natamani|ninatamani|natamanii|afadhali|heri|bora|ningependa|naomba|wacha|acha|si) (?:tu )?(?:kufa|nife|nikufe|nikufa|kukufa|ningekufa)\b(?! (?:njaa|moyo|ganzi))/i,
  /\b(?:nimechoka|nimechoshwa|nachoka) (?:sana )?(?:na |ku)?(?:haya |hii |kwa )?(?:maisha|uhai|ishi|kuishi)\b/i,
  /\bsi(?:taki|oni (?:maana|faida|haja|sababu) ya) (?:tena )?(?:kuishi|maisha|kuwa hai)\b/i,
  /\b(?:nimalize|kumaliza|kukatisha|nikatishe|kutoa) (?:maisha|uhai) (?:yangu|wangu)\b/i,
  /\bmaisha (?:yangu )?(?:haina|hayana) (?:maana|haja|faida)\b/i,
];

/** Whether a person says of themselves that they do not want to live. Whoever looks for work that prevents it does not. */
export function isWishToDie(question: string): boolean {
  return [...english, ...kiswahili].some((way) => way.test(question));
}
