/** What names of employers are made of. */
export const organisationWord =
  /\b(?:ltd|limited|plc|plt|pvt|pty|bhd|inc|llc|llp|corp|corporation|gmbh|company|co\.|group|bank|saccos?|hospitals?|clinic|dispensary|hotel|hoteli|resorts?|lodges?|restaurant|cafe|(?:super|hyper|mini)(?:market|mart)|stores?|shop|hardware|boutique|duka|university|college|schools?|academy|institute|polytechnic|secondary|primary|shule|chuo|kampuni|youth service|(?:and|&) (?:sons?|brothers|daughters)|co-?operatives?(?: society)?|creamery|creameries|archives|ministry|judiciary|police service|law courts?|county government|government|council|authority|commission|agency|foundation|trust(?! and)|network of|networks|iebc|knbs|kplc|kengen|kemri|kemsa|nhif|nssf|kra|kenha|kura|kerra|ncpb|ktda|county assembly|organi[sz]ation|society|church|kanisa|association|union|enterprises?|holdings|industries|factory|mills?|millers|farms?|estates?|shamba|motors|garage|builders|contractors|construction|constructors|transport(?:ers)?|hauliers|logistics|couriers?|shuttle|airways|airlines|security services|(?:kk|sga|bm|lavington|hatari) security|g4s|services|solutions|systems|technologies|digital|labs?|laborator(?:y|ies)|consult(?:ants|ing)|advocates|associates|partners|insurance|microfinance|bottlers|breweries|bakery|dairy|dairies|drapers|distributors|traders|wholesalers|salon|studio|media|press|works|site|centre|center|hub|home|self[- ]{0,2}employed|(?:own|family) business|biashara (?:yangu|ndogo)|freelance|jua kali|bodaboda|electricals?|suppliers|investments|properties|developers|ngo|healthcare(?! (?:assistant|worker|provider|professional|manager|administrator))|(?:national|coast) guard|air force|navy|army|defen[cs]e forces?|united nations|bureau|department of|federation|alliance|initiative|committee|airport|club|pharmacy|foods|(?<=\S )international)\b/i;

/** What names of schools are made of. */
export const schoolWord =
  /\b(?:university|universities|varsity|college|school|academy|institute|polytechnic|secondary|sec|primary|high|girls|boys|seminary|campus|kmtc|tti|ttc|tvet|technical|vocational|shule|chuo|day|township|mixed|junior|nursery|centre|center|kibabii|moringa)\b|(?:University|school)\b/i;

/** Words that end or carry what people are called at work, where no occupation of the engine matches. */
export const roleWord =
  /\b(?:officer|manager|assistant|supervisor|director|head|chief|lead|leader|coordinator|co-ordinator|administrator|clerk|cashier|teller|attendant|accountant|auditor|(?:book|shop|store|house|bee)?keeper|secretary|receptionist|representative|agent|executive|consultant|advis[eo]r|analyst|modell?er|developer|programmer|engineer|technician|scientist|designer|architect|surveyor|teacher|tutor|lecturer|professor|columnist|correspondent|instructor|trainer|facilitator|principal|\p{L}+(?:ologist|icist|ographer|onomist|ometrist|iatrist|iatrician)|nurse|doctor|clinician|pharmacist|midwife|aide|caregiver|carer|nanny|driver|rider|conductor|turnboy|loader|porter|handler|mechanic|electrician|plumber|mason|carpenter|welder|painter|tailor|foreman|operator|machinist|(?<!national |coast )guard|watchman|soldier|sergeant|corporal|constable|lieutenant|colonel|cook|chef|waiter|waitress|baker|barista|bartender|househelp|house help|cleaner|janitor|gardener|farm ?hand|farmer|herder|labourer|laborer|worker|casual|helper|handyman|apprentice|intern|internship|trainee|attach[eé]e?|att?at?che?ment|volunteer|sales[ -]?(?:man|lady|woman|person|girl|boy)|merchandiser|marketer|promoter|hairdresser|barber|beautician|stylist|messenger|librarian|journalist|editor|writer|pilot|captain|counsellor|social worker|enumerator|champion|statistician|chemist|nutritionist|physiotherapist|optician|dentist|veterinarian|actuary|paralegal|translator|interpreter|transcriber|transcriptionist|annotator|moderator|creator|(?:tour|safari|travel|field|local|museum) guide|employee|copywriter|strategist|dispatcher|underwriter|valuer|recruiter|typist|stocker|picker|sorter|tiler|roofer|steward(?:ess)?|hostess|usher|dancer|entrepreneur|owner|founder|proprietor|specialist|expert|associate|co-?founder|packer|hawker|vendor|musician|choir member|coach|ambassador|fellow|researcher|scholar|officer in charge|controller|inspector|checker|tester|planner|buyer|treasurer|chair(?:person|man|lady|woman)|graduate|pupil|teaching practice|mama fua|educator|monitor|president|dereva|mpishi|fundi|mwalimu|msaidizi|muuguzi|karani|mlinzi|meneja|mhudumu|mfanyakazi|mkulima|mchungaji|kibarua|msimamizi|mhasibu|mkufunzi|keshia|mwuzaji|muuzaji|msusi|kinyozi|utingo|mkurugenzi|katibu|yaya|ceo|cfo|coo|cto|vp|fitter|tinsmith|rigger|scaffolder|insulator|lines?man|wireman|storeman|matron|warden|invigilator|butcher|bursar|caretaker|askari|driller|business(?:man|woman)|pastor|chaplain|evangelist|catechist|caterer|cateress|ranger|cadet|mobili[sz]er|interviewer|investigator|assessor|estimator|draughtsman|draftsman|dispenser|phlebotomist|therapist|counselor|paramedic|dietician|dietitian|sonographer|surgeon|physician|gateman|bouncer|chauffeur|cameraman|newscaster|forman|work[- ]study|industrial training|h\.?o\.?d|advocate|(?<!\S\s)courier|scrum master|delegate|(?:team|crew) member|(?:focal|contact) (?:point|person)|superintendent|registrar|faculty member|collaborator(?!s)|(?:learner|mentor|server)(?=s?[ \t]*(?:[,;:(|/–—-]|$)))s?(?![\p{L}\p{N}]|['’]s\b)/iu;

const roleAtEnd = new RegExp(`(?:${roleWord.source})$`, 'iu');

/** "Shop Assistant", "Accountant II", "Head of Programmes". */
export function endsWithRole(text: string): boolean {
  return [
    text.replace(/\s(?:I{1,3}|IV|V|\d)$/, ''),
    text.replace(/(?:\s+(?:of|for|in|wa|ya|to)\s|\s*\/).*$/i, ''),
  ].some((title) => roleAtEnd.test(title));
}

/** Of one field: "Director, Finance" is of that, and no employer. */
export const fieldOfWork =
  /^(?:finance|compliance|operations|marketing|sales|procurement|engineering|legal|audit|risk|administration|human resources?|hr|ict|it|logistics|programm?es?|production|technology|communications?|research|business development|supply chain|(?:it |ict )?quality assurance(?: (?:and|&) \w+)?|(?:it|ict|technical|customer|information|student) services)$/i;

/** A part of an employer. */
export const department =
  /\s(?:and|&)\s|\b(?:dep(?:artmen)?t|section|unit|branch|office|division|desk|ward|wing|team)\b/i;

/** A full stop behind one of these or behind an initial ends no sentence; to be put into a group. */
export const abbreviations = String.raw`st|no|dr|mr|mrs|eng|rev|mt|sec|pry|pri|sch|univ|tech|hosp|dist|govt|prof|jr|sr|dept|asst|assist|admin|mgr|sgt|\p{L}`;

/** Offices of schools, clubs and societies; where nothing else tells of a job, they are none. */
export const office = /\b(?:captain|chair\w*|president|prefect|patron|secretary[- ]general)\b/i;

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
