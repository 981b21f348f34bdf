/** What a CV says of something it names: that the person has it, learns it, wants it, or nothing about themselves. */
export type Standing = 'has' | 'learning' | 'wish' | 'denied' | 'other';

export const stillGoing = 'on[- ]?going|in progress|in[- ]view|inaendelea';
/** "Ongoing projects" are no studies. */
const notOfWork = '(?! (?!(?:stud|course|since|from|till|until))[a-z])';
/** Says of an award before it that its studies go on. */
export const goesOn = new RegExp(String.raw`\b(?:${stillGoing})${notOfWork}`, 'i');

interface Cue {
  readonly standing: Standing;
  /** All that follows it in the clause stands so; `whole` also what comes before. */
  readonly pattern: RegExp;
  readonly whole?: true;
}

const kin =
  'wife|husband|spouse|mother|father|mum|mom|dad|parents?|brothers?|sisters?|uncle|aunt(?:ie)?|cousins?|sons?|daughters?|friends?|boss|neighbou?rs?|grand(?:father|mother)|children|family';
const jamaa = 'mke|mume|mama|baba|kaka|dada|mjomba|shangazi|rafiki|ndugu|mwanangu|watoto|bosi|jirani';

const few = String.raw`(?:\S+\s+){0,3}?`;

/** The first that matches decides; what is learned is told from what is only wished for. */
const cues: readonly Cue[] = [
  {
    standing: 'other',
    pattern: new RegExp(
      String.raw`^\W*(?:(?:and|while|since|because|after|where)\s+)?(?:my\s+(?:late\s+|own\s+)?(?:${kin})\b|(?:${jamaa})\s+(?:w|y|z)?(?:angu|etu)\b|(?:mwanangu|mke wangu)\b|(?:the|our|this)\s+(?:company|firm|shop|organi[sz]ation|employer|business|school|hospital|bank|hotel|office|department)\s+(?!i\b)[a-z]+(?:s|ed)\b|our\s+\w+\s+(?:sells?|sold|ma[kd]e|offer(?:s|ed)?|ran|runs)\b)`,
      'i',
    ),
    whole: true,
  },
  {
    standing: 'other',
    pattern: new RegExp(String.raw`\b(?:and|na)\s+my\s+(?:${kin})\s+(?:is|are|was|were|runs?|works?)\b`, 'i'),
  },
  {
    standing: 'other',
    pattern:
      /\b(?:my|as|of) (?:main |favou?rite )?hobb(?:y|ies)\b|\bhobb(?:y|ies) (?:are|is|include)\b|\bin my (?:free|spare|leisure) time\b|^the\s+(?:\S+\s+){1,5}?(?:was|is|were|are)\s+an?\s/i,
    whole: true,
  },
  {
    standing: 'other',
    pattern:
      /^who\s|\b(?:report(?:ed|s|ing)?\s+(?:directly\s+)?to|supervised\s+by|answer(?:ed|able|ing)\s+to|under\s+the\s+(?:supervision|guidance|leadership)\s+of|on\s+behalf\s+of)\b/i,
  },
  {
    standing: 'other',
    pattern:
      /\b(?:attended|went\s+to|took\s+part\s+in)\s+(?:an?|the)\s+(?:\w+\s+)?(?:seminar|workshop|conference|talk|webinar)\b/i,
  },
  {
    standing: 'denied',
    pattern: new RegExp(
      [
        String.raw`\b(?:no|without|zero|nil|lack|lacks|lacked|lacking|little|limited|hardly\s+any|insufficient|minimal)\s+${few}(?:experience|knowledge|skills?|training|background|exposure|understanding|idea|certificate|degree|diploma|licen[cs]e|qualification)\b`,
        String.raw`\bnever\s+(?:\S+\s+){0,2}(?:used|use|worked|work|done|did|tried|learnt|learned|studied|touched|trained|been|driven|operated|had|held|handled|cooked|taught|written|coded|programmed|sold|owned)\b`,
        String.raw`\b(?:am|is|was|'m|were)?\s*not\s+(?:yet\s+|so\s+|that\s+|very\s+|really\s+|fully\s+|too\s+)*(?:familiar|experienced|trained|skilled|comfortable|confident|qualified|good|able|proficient|fluent|certified|licensed|registered|conversant|an?\s)`,
        String.raw`\b(?:do|did|does|can|could|have|had)(?:\s+not|n['’]t)\s+(?:yet\s+|really\s+|currently\s+|even\s+)*(?:know|have|speak|use|used|work|worked|drive|cook|weld|code|type|write|read|own|hold|possess|operate|understand|do|done|any|study|studied|learned|learnt|handle|teach|swim|ride|sell)\b`,
        String.raw`\b(?:cannot|can['’]t|can\s+not|couldn['’]t|unable\s+to)\b`,
        String.raw`\b(?:bad|poor|weak|terrible)\s+(?:at|in|with)\b`,
        String.raw`\b(?:sina|hatuna|sikuwa\s+na|bila|pasipo)\b`,
        String.raw`\b(?:sija|hatuja)[a-z]{3,}\b`,
        String.raw`\b(?:sijui|siwezi|sijawahi|siku(?:som|fany|jifunz|pat|hitimu)[a-z]*|sifahamu|sielewi|sio|siyo|si\s+(?:mzuri|fundi|mwalimu|dereva|mtaalamu|mpishi|daktari|muuguzi|mhasibu|mjuzi))\b`,
      ].join('|'),
      'i',
    ),
  },
  {
    standing: 'learning',
    pattern:
      /\b(?:(?:am\s+|'m\s+)?(?:currently|now|presently|still|at present)\s+(?:\w+\s+)?(?:learning|studying|pursuing|taking|undertaking|training|enrolled|doing\s+a\s+course)|(?:am|'m)\s+(?:learning|studying|training|pursuing|taking\s+a)|^\W*(?:learning|studying|pursuing|undertaking)\b|studying\s+(?:towards|for)|student\s+of|in\s+training|beginner\s+(?:in|at|level)|(?:na|nina|ninaendelea\s+ku)jifunza|nasomea|ninasomea|kwa\s+sasa\s+(?:na|nina)som\w*)\b/i,
  },
  {
    standing: 'wish',
    pattern: new RegExp(
      [
        String.raw`\b(?:want|wants|wanting|hope|hopes|hoping|wish|wishing|eager|keen|plan|plans|planning|willing|ready|aim|aiming|aspire|aspiring|intend|would\s+(?:like|love)|i['’]d\s+(?:like|love)|desire|dream|striv(?:e|ing)|looking\s+forward)\s+(?:to|of|for)\b`,
        String.raw`\b(?:looking|searching|seek|seeks|seeking|applying|apply|in\s+search)\s*(?:for|of)?\s+(?:an?|the|employment|work|any|new|opportunit\w+|position|job|role)\b`,
        String.raw`\b(?:interested|interest)\s+in\b`,
        String.raw`\b(?:dream|goal|aim|ambition|objective|plan)\s+(?:is|was)\b`,
        String.raw`^\W*(?:to\s+(?:obtain|secure|get|work|become|be|join|pursue|grow|gain|use|utili[sz]e|find|build|acquire|contribute|serve|learn)|future|a\s+(?:challenging|rewarding)\s+(?:role|position|job|career))\b`,
        String.raw`\b(?:one|some)\s+day\b`,
        String.raw`(?<!\b(?:promoted|rose|ranks|grew|advanced|progressed|trained|qualified|studied|went\s+on)\s)\bto\s+become\b`,
        String.raw`\b(?:na|nina)(?:tafuta|taka|tamani|tarajia|omba|penda\s+ku|panga)\w*`,
        String.raw`\b(?:ninge|nge)(?:penda|taka)\w*`,
        String.raw`\bndoto\s+yangu\b`,
      ].join('|'),
      'i',
    ),
  },
];

/** A clause of a CV, read for what it says of the person. */
export interface ClauseStanding {
  /** Place in the clause after which it stands so; -1 when all of it does. */
  readonly from: number;
  readonly standing: Standing;
}

/** What says something else than "has" in a clause, in the order of their places. */
export function readClause(clause: string): ClauseStanding[] {
  const found: ClauseStanding[] = [];
  for (const { standing, pattern, whole } of cues) {
    const match = pattern.exec(clause);
    if (match === null) continue;
    found.push({ standing, from: whole ? -1 : match.index });
    if (whole) return found;
  }
  return found.sort((one, other) => one.from - other.from);
}

/** "PSV badge sina": the denial stands last. */
export function deniesAtItsEnd(clause: string): boolean {
  return /(?:\b(?:sina|sijui|siwezi|none|nil)|[:–-]\s*(?:no|none|hapana))[.!\s]*$/i.test(clause);
}
