import type { PostingZone } from './posting-zones.ts';

/** How far an advert asks for something it names. */
export type Asked = 'required' | 'duty' | 'nice' | 'no';

/** `unsaid`: its words do not tell, as those of a bare "QuickBooks, Sage". */
export type AskedSentence = Asked | 'unsaid';

const optional =
  /\b(?:nice[- ]to[- ]have|advantages?|advantageous|(?:is|be|are|as|would be) (?:a |an )?(?:big |huge |strong |great |real )?(?:plus|bonus|asset|benefit)|a (?:big |huge )?plus|a bonus|preferred|preferably|preference|desirable|desired|optional(?:ly)?|ideally|useful|a great help|beneficial|welcome but|bonus points)\b|\b(?:itakuwa|ni) (?:faida|bora)\b/i;

/** "No experience in coding is needed": what is asked of nobody. */
export const notNeeded =
  /\b(?:not|n['’]t) (?:be )?(?:required|needed|necessary|essential|mandatory|a must)\b|\b(?:no|without) (?:\S+ ){0,4}(?:needed|required|necessary)\b|\byou (?:need|require) no\b|\bno need (?:of|for|to)\b|\bwe (?:will )?train you\b|\bregardless of\b/i;

const strong =
  /\b(?:must|required|requires?|requirement|essential|mandatory|needed|we need|you need|you(?:['’]ll| will) need|should (?:have|be|possess|know|hold|also)|looking for|seeking|searching for|in search of|we want|hiring an?|wanted|ideal(?:ly)? (?:candidate|person|applicant)|successful (?:candidate|applicant) (?:will|must|should) (?:have|be|possess|hold)|candidates? (?:must|should|will have|with|who)|applicants? (?:must|should|will have|with|who)|experience (?:in|with|of|as|using|working|on)|experienced|years|knowledge|understanding of|proficien(?:t|cy)|familiar(?:ity)?|ability to|able to|capable of|skilled|skills?|expertise|competen(?:t|ce|cy)|fluen(?:t|cy)|degree|diploma|bachelor'?s?|master'?s?|certificat(?:e|ion)|certified|qualif(?:ied|ication)|registered|registration|licen[cs]ed?|valid|track record|background in|hands[- ]on|comfortable|passion(?:ate)?|strong|excellent|solid|proven|demonstrated|advanced|you (?:have|are|bring|know|can|hold|possess|enjoy|love|speak|like|should|understand|excel)|exposure|command of|literate|literacy|mastery|aptitude|eye for)\b|\b(?:awe|wawe|mwenye|anayejua|anajua|ajue|tunahitaji|tunatafuta|anatafutwa|anahitajika|wanahitajika|uzoefu|lazima|uwezo|ujuzi|cheti|leseni|elimu)\b/i;

const duty =
  /\b(?:you(?:['’]ll| will)|responsib(?:le|ility)|in charge of|your (?:job|role|work|tasks?|duties|day)|the (?:role|job|position|post|holder|jobholder|incumbent|successful candidate|candidate|accountant|officer|manager|nurse|driver|teacher|engineer|technician|assistant) (?:will|involves|includes|is to|entails|requires)|most days|duties|utafanya|kazi ni|you [a-z]+)\b/i;

/** What an employer says of itself, of pay, and of how to apply. */
const apart = new RegExp(
  [
    String.raw`^(?:so )?(?:we|our|us|the company|the firm|the organi[sz]ation|the (?:\w+ )?team|founded|established|headquartered|join|come|at [A-Z]|with (?:over|more than)|as an? (?:leading|equal|global|growing)|based in|located|do you (?:love|want|dream)|salary|pay\b|payment|kampuni yetu|sisi ni|tuma|piga simu|malipo|mshahara|tunatoa|wasiliana|apply|application|applications|applicants? (?:who|are|may)|send|submit|email|e-mail|share|forward|kindly|please|click|visit|follow|bring|drop|attach|only|if you (?:do not|don't|are interested|meet|think|feel|wish|want)|interested|qualified (?:candidates|persons|applicants)|shortlisted|successful candidates (?:will be|shall)|deadline|closing|working hours|hours|shifts?|full[- ]time|part[- ]time|location|note|women|persons|people with|all (?:qualified|applicants)|equal|no fee|we do not|canvassing|benefits|perks|you(?:['’]ll| will)? (?:get|receive|enjoy|earn|join|report|be (?:part of|paid|joining|reporting|working (?:with|alongside|in the)))|work in an? |reporting to|reports? to|line manager|supervisor)\b`,
    String.raw`\b(?:equal opportunity|shortlisted|cover letter|your cv|your resume|apply (?:now|today|online|through|via|by|here)|medical (?:cover|insurance)|stock options|paid (?:leave|holiday|time)|pension|bonus(?:es)? (?:scheme|and)|free lunch|how to apply|annual leave|competitive (?:salary|package|pay)|barua pepe)\b`,
  ].join('|'),
  'i',
);
/** "We are looking for", "Our ideal candidate": an employer that speaks of whom it wants. */
const turnsToYou =
  /\b(?:looking for|seeking|seeks?|recruit(?:s|ing)?|hires?|searching|need|needs|want|wants|hiring|require|requires|you (?:have|are|bring|know|can|must|should|hold)|must|candidate|someone|somebody|stack|use|who (?:has|have|can|is|knows|reads|speaks|learn))\b|tunahitaji|tunatafuta/i;

/** "Safaricom PLC is the leading ...": a statement about a third thing. */
const statement =
  /^(?!(?:you|must|should|candidate|applicant|experience|knowledge|ability|able|proficien|familiar|fluen|degree|diploma|certificate|good|strong|excellent)\b)(?:the |our |this |its |a |an )?(?:[\w&'’.-]+ ){1,6}(?:is|are|was|were|has|have|had|makes|sells|runs|serves|moves|provides|employs|imports|exports|manufactures|sits|builds|grows|owns|keeps|produces|processes|supplies|operates|distributes|delivers|buys|looks|trains|lends|insures|connects|helps|feeds|cleans|teaches|treats|transports|stores|roasts|bakes|ships|publishes|prints|develops|designs|installs|brings|offers|works|inauza|ina|ni)\b(?! (?:required|needed|essential|a must|mandatory|preferred|desirable|an? (?:added )?(?:advantage|plus|must|asset|bonus)|necessary|key|important|expected|able|desired))/i;
const aboutCandidate =
  /\b(?:candidate|applicant|you|experience|knowledge|skills?|degree|diploma|licen[cs]e|certificate|person|holder|must|ability|stack)\b/i;

/** How far a sentence of an advert asks for what it names. */
export function askedIn(sentence: string, zone: PostingZone): AskedSentence {
  if (zone === 'apart') return 'no';
  if (notNeeded.test(sentence)) return 'no';
  const isApart = apart.test(sentence) && !turnsToYou.test(sentence);
  if (isApart) return 'no';
  if (zone === 'nice') return 'nice';
  if (zone === 'company') return turnsToYou.test(sentence) && strong.test(sentence) ? 'required' : 'no';
  if (optional.test(sentence)) return 'nice';
  if (zone === 'required') return 'required';
  if (statement.test(sentence) && !aboutCandidate.test(sentence) && !turnsToYou.test(sentence)) return 'no';
  if (zone === 'duty') return strong.test(sentence) && !duty.test(sentence) ? 'required' : 'duty';
  if (strong.test(sentence)) return 'required';
  return duty.test(sentence) ? 'duty' : 'unsaid';
}
