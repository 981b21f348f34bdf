/** What names of employers are made of; each line holds patterns. */
const organisationWords: readonly string[] = [
  // Forms of firms
  String.raw`ltd|limited|plc|plt|pvt|pty|bhd|inc|llc|llp|corp|corporation|gmbh|company|co\.|group|kampuni|(?:and|&) (?:sons?|brothers|daughters)`,
  'enterprises?|holdings|partners|associates|investments|properties|services|solutions|systems|technologies|digital|consult(?:ants|ing)|(?<=engineers )consultancy',
  String.raw`advocates|developers|suppliers|distributors|traders|wholesalers|(?<=\S )international`,
  // Trades
  'bank|saccos?|insurance|life assurance|microfinance|hotel|hoteli|resorts?|lodges?|restaurant|cafe|club|(?:super|hyper|mini)(?:market|mart)|stores?',
  'shop|hardware|boutique|duka|salon|studio|pharmacy|bakery|foods|bottlers|breweries|creamery|creameries|dairy|dairies|drapers|mills?',
  'millers|farms?|estates?|shamba|industries|factory|works|(?<!on[- ]?)site|motors|garage|electricals?|builders|contractors|construction',
  'constructors|transport(?:ers)?|hauliers|logistics|couriers?|shuttle|airways|airlines|airport|media|press|security services',
  '(?:kk|sga|bm|lavington|hatari) security|g4s',
  // Health and schools
  // "Afya Plus Chemist", and no "Industrial Chemist"
  String.raw`chemists?$(?<=^\S+ (?:\S+ )?\w+)(?<!\b(?:industrial|analytical|research|quality|control|senior|chief|lead|assistant|production|process|plant|laboratory|lab|food|water|graduate|trainee|shift) \w+)`,
  'hospitals?|clinic|dispensary|labs?|laborator(?:y|ies)|healthcare(?! (?:assistant|worker|provider|professional|manager|administrator))',
  'university|college|schools?|academy|institute|polytechnic|secondary|primary|shule|chuo|archives|centre|center|hub|home',
  // The state
  'ministry|department (?:of|for)|office of the (?:president|governor|county|attorney|auditor)|bureau|judiciary|law courts?|county (?:government|assembly)|government|council|authority|commission|agency',
  'committee|iebc|knec|knbs|kplc|kengen|kalro|kefri|kebs|kephis|kbc|epra|kenet|nacada|ntsa|kemri|kemsa|nhif|nssf|kra|kenha|kura|kerra|ncpb|ktda|police (?:service|department|force|station)|(?:kenya|uganda|tanzania|administration|national|metropolitan|traffic) police(?! officer)|youth service',
  '(?:national|coast) guard|air force|navy|army|defen[cs]e forces?',
  // Societies
  'foundation|trust(?! and)|network of|networks|organi[sz]ation|society|church|kanisa|association|union|united nations|federation',
  'alliance|initiative|ngo|co-?operatives?(?: society)?',
  // Work on one's own account
  'self[- ]{0,2}employed|kujiajiri|(?:own|family) business|biashara (?:yangu|ndogo)|freelance|jua kali|bodaboda',
];
export const organisationWord = new RegExp(String.raw`\b(?:${organisationWords.join('|')})\b`, 'i');

/** What names of schools are made of. */
export const schoolWord =
  /\b(?:university|universities|varsity|college|school|academy|institute|polytechnic|secondary|sec|primary|high|girls|boys|seminary|campus|kmtc|tti|ttc|tvet|technical|vocational|shule|chuo|day|township|mixed|junior|nursery|centre|center|kibabii|moringa)\b|(?:University|school)\b/i;

/** Words that end or carry what people are called at work, where no occupation of the engine matches; each line holds patterns. */
const roleWords: readonly string[] = [
  // Ranks
  'officer|manager|assistant|asst|supervisor|director|head|chief|lead|leader|co-?or?dinator|cordinator|administrator|executive|principal',
  String.raw`(?<=\S )admin|(?:ea|pa)(?= to )|[tp]\.?g\.?t|p\.?r\.?t`,
  'president|vp|ceo|cfo|coo|cto|superintendent|registrar|controller|treasurer|chair(?:person|man|lady|woman)|owner|(?:co-?)?founder',
  'proprietor|entrepreneur|business(?:man|woman)|employee|worker|casual|helper|colleague|associate|specialist|expert|delegate|fellow|champion',
  String.raw`ambassador|(?:team|crew) member|cabin crew|air hostess|(?:focal|contact) (?:point|person)|(?:learner|mentor|(?<!\b(?:windows|sql|web|linux|mail|file|exchange) )server)(?=s?[ \t]*(?:[,;:(|/–—-]|$))`,
  // Before and while learning
  'national service(?! scheme| corps?)|apprentice|intern|internship|trainee|attach[eé]e?|att?at?che?ment|volunteer|graduate|pupil|scholar|cadet|teaching practice',
  'work[- ]study|industrial training',
  // Offices and money
  'clerk|cashier|teller|attendant|accountant|auditor|audit (?:senior|junior)|examiner|(?:book|shop|store|house|bee)?keeper|secretary|receptionist|telephonist|representative|rep|agent',
  'bursar|typist|underwriter|valuer|actuary|assessor|estimator|planner|buyer|recruiter|enumerator|interviewer|investigator|inspector',
  String.raw`checker|tester|monitor|mobili[sz]er|storeman|messenger|dispatcher|h\.?o\.?d`,
  // Engineering, computing and research
  'freelancing|consultant|advis[eo]r|analyst|modell?er|developer|programmer|engineer|technician|scientist|designer|architect|surveyor|draughtsman',
  'draftsman|statistician|chemist|researcher|collaborator(?!s)|scrum master|strategist|annotator|moderator|transcriber',
  String.raw`transcriptionist|translator|interpreter|\p{L}+(?:ologist|icist|ographer|onomist|ometrist|iatrist|iatrician)`,
  // Teaching, writing and law
  '(?:head)?teacher|head(?:master|mistress)|tutor|lecturer|professor|faculty member|instructor|trainer|facilitator|educator|coach|invigilator|librarian|journalist',
  'editor|writer|copywriter|columnist|correspondent|newscaster|cameraman|creator|musician|dancer|choir member|advocate|paralegal',
  'pastor|chaplain|evangelist|catechist',
  // Health and care
  'nurse|doctor|clinician|physician|surgeon|pharmacist|midwife|paramedic|phlebotomist|therapist|physiotherapist|sonographer',
  'optician|dentist|veterinarian|nutritionist|dietician|dietitian|dispenser|counsell?or|social worker|aide|caregiver|carer|nanny',
  'matron|warden|caretaker',
  // Driving, trades and machines
  String.raw`driver|chauffeur|rider|conductor|turnboy|(?<!\S\s)courier|loader|porter|packer|picker|sorter|stocker|handler|pilot|captain`,
  'mechanic|electrician|plumber|mason|carpenter|welder|fabricator|installer|erector|polisher|plasterer|weaver|presser|upholsterer|fitter|tinsmith|rigger|scaffolder|insulator|lines?man|wireman|painter|tailor',
  'tiler|roofer|driller|foreman|forman|operator|machinist|handyman|labou?rer',
  // Guards and uniforms
  '(?<!national |coast )guard|watchman|gateman|bouncer|askari|ranger|soldier|reservist|serviceman|commander|sergeant|corporal|constable|lieutenant|colonel|^private$',
  // Kitchens, houses, shops and farms
  'cook|chef|baker|butcher|caterer|cateress|waiter|waitress|bar(?:man|maid)|barista|bartender|steward(?:ess)?|hostess|usher|househelp|house help|(?:shamba|house|office|tea|kitchen|garden) ?(?:boy|girl)',
  'cleaner|janitor|gardener|farm ?hand|farmer|herder|mama fua|sales[ -]?(?:man|lady|woman|person|girl|boy)|merchandiser|marketer',
  'tele ?caller|financer|(?<!(?:safaricom|airtel|telkom) )dealer|sub-?contractor|(?<=\\S )in[- ]charge(?! of)|incharge|promoter|hawker|vendor|hairdresser|barber|beautician|salonist|stylist|(?:tour|safari|travel|field|local|museum) guide|tracker|spotter',
  // Kiswahili
  'dereva|mpishi|fundi|mwalimu|msaidizi|muuguzi|karani|mlinzi|meneja|mhudumu|mfanyakazi|mkulima|mchungaji|kibarua|msimamizi|mhasibu',
  String.raw`^ku(?:uza|endesha|shona|pika|fua|osha|lima|safisha|fundisha|lea|jenga|beba|chunga|tengeneza|suka|nyoa|linda|vua) \p{Ll}+`,
  'mtunza|mkufunzi|keshia|mwuzaji|muuzaji|msusi|kinyozi|utingo|mkurugenzi|katibu|yaya|mwendesha|mpeleka|mkataji|mfagiaji|kondakta|mchuuzi|shemasi|mama mboga',
];
export const roleWord = new RegExp(String.raw`\b(?:${roleWords.join('|')})s?(?![\p{L}\p{N}]|['’]s\b)`, 'iu');

const roleAtEnd = new RegExp(`(?:${roleWord.source})$`, 'iu');

/** "Shop Assistant", "Accountant II", "Clerk Grade 2", "Head of Programmes". */
export function endsWithRole(text: string): boolean {
  return [
    text.replace(/\s(?:(?:[Gg]rade|[Cc]lass|[Ll]evel)\s)?(?:I{1,3}|IV|V|\d)$/, ''),
    text.replace(/(?:\s+(?:of|for|in|wa|ya|to)\s|\s*\/).*$/i, ''),
  ].some((title) => roleAtEnd.test(title));
}

/** Of one field: "Director, Finance" is of that, and no employer. */
export const fieldOfWork =
  /^(?:finance|compliance|operations|marketing|sales|procurement|engineering|legal|audit|risk|administration|human resources?|hr|ict|it|logistics|programm?es?|production|technology|communications?|research|business development|supply chain|(?:it |ict )?quality assurance(?: (?:and|&) \w+)?|(?:it|ict|technical|customer|information|student) services)$/i;

/** A part of an employer. */
export const department =
  /\s(?:and|&)\s|\b(?:dep(?:artmen)?t|section|unit|branch|office|division|desk|ward|wing|team)\b/i;

/** A full stop behind one of these ("Bi. Achieng", but not "Power BI.") or behind an initial ends no sentence; to be put into a group. */
export const abbreviations = String.raw`(?<!power )bi|bw|pvt|pte|pty|ptv|smt|st|no|dr|mr|mrs|eng|rev|mt|sec|pry|pri|sch|univ|tech|hosp|dist|govt|prof|jr|sr|dept|dev|hort|agric|mgt|constr|ent|br|ag|asst|assist|admin|mgr|sgt|\p{L}`;

/** Offices of schools, clubs and societies; where nothing else tells of a job, they are none. */
export const office = /\b(?:captain|class rep\w*|chair\w*|president|prefect|patron|secretary[- ]general)\b/i;

/** It may be a heading, a post, or what kind of post the one beside it is. */
export const placement =
  /^(?:(?:(?:industrial|field|clinical) )?(?:att?at?che?ment|internship|placement)|industrial training|teaching practice)[\s:.]*$/i;

/** Headings of the whole document, which are nobody's name. */
export const documentTitle =
  /^(?:my\s+)?(?:curriculum\s*vit(?:ae|a|e)|r[eé]sum[eé]|c\.?\s?v\.?|wasifu(?:\s+(?:kazi|binafsi|wangu))?|bio\s?-?data|profile)$/i;

/** Kiswahili and English, as one says them. */
export const monthNames: readonly RegExp[] = [
  /^jan/i,
  /^f[ei]b/i,
  /^ma(?:r|ch)/i,
  /^apr/i,
  /^(?:may|mei)$/i,
  /^jun/i,
  /^jul/i,
  /^a(?:u|go)/i,
  /^sep/i,
  /^o[ck]t/i,
  /^nov/i,
  /^d[ei][cs]/i,
];
