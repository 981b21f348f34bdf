import { labelOf } from '../label.ts';
import type { Sentence } from '../sentences.ts';

/** Parts of a CV, by what is said there of the person. */
export type PersonZone =
  /** Work, school, skills: what they have. */
  | 'own'
  /** What they look for. */
  | 'objective'
  /** What they are learning. */
  | 'learning'
  /** What they speak. */
  | 'languages'
  /** Names, addresses, family, hobbies, referees: nothing of it is a skill. */
  | 'apart';

const headings: readonly (readonly [PersonZone, RegExp])[] = [
  [
    'apart',
    /^(?:(?:my |other |personal )?(?:hobbies|interests|pastimes?|likes|dislikes|leisure(?: activities)?)(?: (?:and|&) (?:hobbies|interests|activities))?|mapendeleo|uraibu|napenda|mambo ninayopenda|extra-?curricular(?: activities)?)$/,
  ],
  [
    'apart',
    /^(?:(?:my |character |professional |list of )?(?:referees?|references?)|wadhamini|mdhamini|warejelewa|mrejelewa|contact persons?|emergency contact|next of kin)(?: available on request)?$/,
  ],
  [
    'apart',
    /^(?:personal (?:details?|data|information|particulars|info|bio ?data)|bio ?data|contacts?(?: details| information)?|taarifa binafsi|maelezo (?:binafsi|ya kibinafsi)|(?:full |first |last |other |sur)?names?|surname|jina(?: kamili)?|(?:home |postal |physical |permanent |current )?address|anwani|makazi|residence|county|estate|tel(?:ephone)?|phone(?: number)?|mobile(?: number)?|simu|e-?mail|barua pepe|p\.? ?o\.? box.*|s\.? ?l\.? ?p.*|sex|gender|jinsia|age|umri|religion|dini|nationality|uraia|tribe|marital status|hali ya ndoa|date of birth|d\.? ?o\.? ?b|id(?: no\.?| number)?|place of birth|(?:father|mother|parent|guardian|spouse|wife|husband)(?:'s)?(?: name| occupation)?|baba|mama|mke|mume)$/,
  ],
  [
    'objective',
    /^(?:(?:my |career |professional |personal |job )?(?:objectives?|goals?|ambitions?|aspirations?|vision|aims?|dreams?)|malengo|lengo(?: langu)?|desired (?:job|position|role)|job sought|position (?:sought|wanted|desired|applied for))$/,
  ],
  [
    'learning',
    /^(?:(?:currently |now |still )?(?:learning|studying)(?: now| currently)?|ongoing (?:courses?|studies|training)|najifunza|ninajifunza)$/,
  ],
  [
    'languages',
    /^(?:languages?(?: (?:spoken|skills|known|proficiency))?|spoken languages?|lugha(?: ninazozungumza)?)$/,
  ],
  [
    'own',
    /^(?:(?:personal |professional |career |executive )?(?:profile|summary|statement|overview|background)(?: ?[/&] ?(?:profile|summary|statement))?|about(?: me)?|kuhusu mimi|wasifu|(?:work|working|professional|job|career|employment|relevant|other)? ?(?:experiences?|history|record|background)|career|employment|jobs?|jobs held|kazi|uzoefu(?: wa kazi)?|(?:education|academic|professional)(?:al)?(?: (?:background|qualifications?|history|and training))?|qualifications?|elimu|masomo|training|courses?|certificat(?:es?|ions?)|vyeti|leseni|licen[cs]es?|registrations?|memberships?|(?:key |core |technical |soft |computer |professional |other |hard |my )?(?:skills?|competenc(?:e|es|ies|y)|abilities|strengths|expertise|packages)(?: (?:and|&) .{2,30})?|ujuzi|computer|ict|achievements?|awards|projects?|volunteering|responsibilities|duties|leadership)$/,
  ],
  // Papers among the personal details.
  [
    'own',
    /^(?:tsc|nck|kmpdc|ppb|ebk|epra|icpak|driving|practi[cs]ing|registration)(?: (?:licen[cs]es?|registration))?(?: (?:no\.?|numbers?|class(?:es)?))?$/,
  ],
];

/** Labels before a colon that belong to their own line only, whatever stands below. */
const sticky = /^(?:(?:my |professional )?(?:referees?|references?)|wadhamini|mdhamini)/;

/** "WORKING ORGANISATION" and other headings that are not known end what somebody looks for, unless that is in capitals itself. */
const inCapitals = /^[\p{Lu}\s&/]{5,40}[.:]?$/u;
/** "Jan 2019 - March 2021", "since 2020 to date": work and school have a time, whatever heading they stand below. */
const period =
  /\b(?:19|20)\d\d\b.{0,20}?(?:[-–—]|\b(?:to|till?|until|hadi)\b).{0,20}?\b(?:(?:19|20)\d\d|present|date|now|current(?:ly)?|today|sasa|leo)\b/i;

/** The zone of each sentence of a CV. */
export function personZones(sentences: readonly Sentence[]): PersonZone[] {
  let section: PersonZone = 'own';
  let line: PersonZone | undefined;
  let hasSmallLetters = false;
  return sentences.map(({ text, opensLine, closesLine }) => {
    if (opensLine) line = undefined;
    const label = opensLine ? labelOf(text, closesLine) : undefined;
    const zone = label === undefined ? undefined : zoneOf(label.text);
    if (zone !== undefined && label !== undefined) {
      if (label.isAlone || sticky.test(label.text)) section = zone;
      line = zone;
      hasSmallLetters = false;
    } else if (section === 'objective' && hasSmallLetters && label?.isAlone && inCapitals.test(text)) {
      section = 'own';
    } else if (section !== 'learning' && period.test(text)) {
      // What is being learned has a time, too, and is not held yet.
      section = 'own';
    }
    hasSmallLetters ||= zone === undefined && /\p{Ll}/u.test(text);
    return line ?? section;
  });
}

function zoneOf(label: string): PersonZone | undefined {
  return headings.find(([, heading]) => heading.test(label))?.[0];
}
