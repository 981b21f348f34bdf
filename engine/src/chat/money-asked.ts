/** Words for money, and sums: "1,500", "3k", "elfu mbili", "thao", "500 bob". */
const money =
  /\b(?:money|cash|fees?|deposit|bribes?|tip|commission|payments?|kshs?|kes|shillings?|bob|sh|pesa|hela|doo|ganji|chapaa|mulla|ada|malipo|hongo|rushwa|chai|kitu kidogo|soda|nauli|elfu|thao|ngiri|finje|mia|jisti|till(?: number)?|paybill|m-?pesa|airtel money|\d{1,3},\d{3}|\d{3,6}|\d{1,3} ?k)\b/i;
/** To pay, in the mouth of whoever is asked to. */
const toPay =
  /\b(?:(?:must|should|have to|has to|had to|need to|to|do i|can i|normal to|okay to|ok to|i) (?:first )?(?:pay|send|buy|deposit|m-?pesa|transfer)|pay(?:ing)? (?:for|first|before|to get|a |an |the )|ni(?:tume|lipe|lipie|toe|mtumie|wape|mpe|deposit)|nimtumie|niwatumie|nikimlipa|nikiwalipa|nikilipa|(?:lazima )?kulipa|kutuma|kutoa|tulipe|lipa|tuma pesa)\b/i;
/** Somebody else asks for it. */
const demand =
  /\b(?:(?:asks?|asked|asking|demand(?:s|ed|ing)?|request(?:s|ed|ing)?) (?:me |us |my friend |somebody |people )?(?:for|to)|(?:was|were|been|being|am) (?:asked|told) to|(?:told|tells|wants?|needs?|says?) (?:that )?(?:me|us|i|we|you)\b|(?:they|he|she|employer|company|agent|agency|hr|manager|boss|recruiter|woman|man|lady|guy|someone|somebody) (?:\w+ ){0,3}?(?:wants?|needs?|asks?|says?|said|demands?|charges?)|(?:a|wa|m)(?:na|me)(?:ni|tu)?(?:taka|omba|dai|ambia|sema|hitaji)\w*|(?:ni|tu)(?:na|me)(?:ombwa|ambiwa|daiwa)|naambiwa|ninaambiwa|naombwa|kuna malipo|kuna ada)\b/i;
/** It is about work, or about what people are told to pay for. */
const forWork =
  /\b(?:jobs?|work|kazi|vibarua|kibarua|employers?|employed|mwajiri|waajiri|agents?|agency|ajenti|wakala|recruit\w*|hr|manager|company|boss|mdosi|interview(?:er)?|usaili|medical|training|mafunzo|uniform|sare|registration|usajili|forms?|fomu|processing|documents?|insurance|background check|visa|passport|clearance|file|shortlist\w*|position|vacancy|nafasi|offer|nianze|niajiriwe|start|nipate|anipe|atanipa|saudi|qatar|dubai|gulf|airport)\b/i;
/** Pay that one earns, or is owed, and what the product costs, are other questions. */
const ofPay =
  /\b(?:salary|salaries|wages?|earn(?:s|ed|ing)?|mshahara|how much (?:does|do|is) (?:an?|the)? ?\w+ (?:earn|paid|make)|jobs? that pays?|paying jobs?|unpaid|(?:not|never|hasn['’]?t|haven['’]?t|didn['’]?t) (?:been )?(?:pay|paid)|hajanilipa|hawajanilipa|hanilipi|hawanilipi|fursa|get paid|got paid|anilipe|wanilipe)\b/i;
/** "Before a job that asks for money first": nobody has to be named. */
const asksFirst = /\b(?:asks?|asking) for (?:\w+ ){0,3}?(?:money|cash|fees?|deposit)\b/i;
const thingsToPay =
  /\b(?:medical|training|uniform|registration|usajili|form|fomu|background check|interview|visa|processing|insurance|documents?)\b/i;

/** Whether somebody asks about money that is wanted of them for a job, in English, Kiswahili or Sheng. */
export function isMoneyAsked(question: string): boolean {
  if (ofPay.test(question)) return false;
  const isSum = money.test(question);
  const isPaid = toPay.test(question);
  if (!forWork.test(question)) return isSum && demand.test(question) && isPaid;
  if (isSum && (demand.test(question) || isPaid || asksFirst.test(question))) return true;
  return (
    isPaid &&
    (demand.test(question) ||
      thingsToPay.test(question) ||
      /nikimlipa|nikiwalipa|nikilipa|nitume|lazima kulipa/i.test(question))
  );
}
