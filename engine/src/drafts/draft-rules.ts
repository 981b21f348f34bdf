/** Praise that no quote can bear out, and superlatives; the names of awards and ways of work are none. */
const praise =
  /\b(?:best(?! (?:practices?|before|employees?|teacher|nurse|sales\w*|student|performer|seller|of luck))|greatest|finest|unmatched|unparalleled|unrivalled|world[- ]class|top[- ]notch|second to none|proven track record|track record of|results?[- ](?:driven|oriented)|highly (?:motivated|skilled|qualified|experienced|competent)|self[- ](?:motivated|starter)|go[- ]getter|dynamic|passionate|outstanding|exceptional(?:ly)?|extraordinary|excellent|superb|brilliant|perfect(?:ly)?|ideal (?:candidate|fit|match|person)|great (?:fit|asset)|valuable asset|hard[- ]?working|unique(?:ly)?|extensive|vast|wealth of|deep (?:knowledge|expertise)|world's|number one|guarantee[sd]?|100 ?%|without (?:a )?doubt|most (?:\w+ ){0,2}(?:candidate|applicant|person|qualified|experienced|suitable|skilled)|bora (?:zaidi|kuliko))\b/i;

/** An order to a reader or a program, or a mark of one. Nobody's letter needs such words. */
const orders = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,60}\b(?:instructions?|rules?|prompts?|above|previous|prior|everything|guidelines|checks?)\b/i,
  /\b(?:system|assistant|developer|user) ?(?:prompt|message|instructions?)?\s*:/i,
  /\b(?:system prompt|language model|chat ?gpt|gpt-?\d|llm|as an ai|ai model|prompt injection|jailbreak|output (?:only|json|the)|respond with|reply with|answer with|you are now|pretend (?:to|that)|act as (?:an?|if)\b)/i,
  /\b(?:give|assign|award|return|set|rate|score|rank|grade|mark)\b[^.!?]{0,40}\b(?:score|points|100|marks|first|top|highest)\b/i,
  /\b(?:score|match|matchedskills|missingskills|alama|pointi)\b ?(?:is|=|:|of|to|be|must|za|ni)?[^.!?]{0,20}\b\d{2,3}\b/i,
  /\b(?:you|the (?:reader|recruiter|model|system|ai)) (?:must|should|shall|have to|will) (?:now )?(?:hire|select|shortlist|write|say|add|accept|recommend|ignore|choose|give|state|claim)\b/i,
  /\b(?:treat|consider|regard|count|accept|approve)\b[^.!?]{0,40}\b(?:requirements?|candidate|applicant|cv|as met)\b/i,
  /\b(?:write|say|state|claim|mention|add)\b[^.!?]{0,30}\b(?:that (?:i|the (?:candidate|applicant))|in the letter)\b/i,
  /\b(?:puuza|usifuate|sahau|mpe|nipe|toa|andika)\b[^.!?]{0,50}\b(?:maagizo|maelekezo|kanuni|sheria|alama|pointi|kwamba|yote)\b/i,
  /<\/?[a-z!][^<>]{0,200}>|\]\]>|\{\{|\}\}|```|\[\/?(?:inst|system)\]|&lt;|display: ?none|font-size: ?0/i,
  // Base64 and the like: no word is so long and mixed.
  /(?=[A-Za-z0-9+/=]*[A-Z])(?=[A-Za-z0-9+/=]*[a-z])(?:[A-Za-z0-9+/]{24,}={0,2})/,
  // What hides text or turns it around.
  /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/u,
];

/** Ways to reach somebody, or to pay. */
const contacts =
  /\b[a-z][a-z+.-]{1,15}:\/\/\S+|\bwww\.\S+|[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,100}|(?<!\p{L})@\w{3,40}|\b[\p{L}\p{N}-]{1,60}\.(?:com|org|net|io|me|ly|co|ke|info|biz|app|dev|xyz|link|site|online)(?:\.[a-z]{2})?(?:\/\S*)?(?![\p{L}\p{N}])|(?:\+ ?)?\d(?:[ ().-]{0,2}\d){7,14}|\b(?:till|pay ?bill)\b[^.]{0,15}\d{4,}/giu;

/** Sentences that claim nothing. */
const courtesies = [
  /^dear (?:hiring manager|hiring team|recruitment team|sir or madam|sir\/madam|sir|madam|recruiter|employer|all)[,:.]?$/i,
  /^(?:yours (?:faithfully|sincerely|truly)|sincerely(?: yours)?|kind regards|best regards|warm regards|regards|respectfully|wako mwaminifu)[,.]?$/i,
  /^(?:thank you(?: very much)?|asante(?: sana)?)(?: for (?:your (?:time|consideration)|considering (?:me|my application)|reading (?:my|this) (?:letter|application)|taking the time to (?:read|consider) (?:my|this) (?:letter|application))(?: and (?:your )?(?:time|consideration))?)?[.!]$/i,
  /^i (?:look forward to|am looking forward to) (?:hearing from you|your (?:reply|answer|response)|meeting you|speaking with you|the chance to (?:meet|speak with) you)(?: soon)?[.!]$/i,
  /^i would (?:welcome|be glad of|be happy to have|appreciate|be grateful for) (?:the|an?) (?:chance|opportunity) to (?:discuss|talk about|speak about|tell you more about) (?:my application|this (?:post|position|role)|it|how i can contribute)(?: (?:with you|in an interview|with you in an interview|at an interview|in person))?[.!]$/i,
  /^i would be (?:glad|happy|pleased) to (?:tell you more|answer your questions|discuss my application|meet you)(?: (?:in an interview|at an interview|in person))?[.!]$/i,
  /^i am writing to apply for the (?:post|position|role|job) (?:you have advertised|that you advertise|you advertise)[.]$/i,
  /^my cv (?:is attached|has the details)[.]$/i,
];

export function isPraise(text: string): boolean {
  return praise.test(text);
}

/** Whether a text gives orders to whoever reads it, or hides something. Nothing of it is copied into a draft. */
export function isInstruction(text: string): boolean {
  return orders.some((pattern) => pattern.test(text));
}

export function isCourtesy(text: string): boolean {
  return courtesies.some((pattern) => pattern.test(text.trim()));
}

export function contactsIn(text: string): string[] {
  return [...text.matchAll(contacts)].map(([found]) => found);
}
