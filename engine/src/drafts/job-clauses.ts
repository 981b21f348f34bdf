import type { Range } from './folded-text.ts';

/** Where a part of a sentence begins that may speak of somebody else than the part before. */
const boundary =
  /[;:]|,|\s(?=(?:and|but|so|as|because|since|while|where|which|who|that) (?:i|my|we)\b)|\s(?=(?:with|having|drawing on|backed by) )/gi;
const speaksOfJob =
  /\b(?:(?:writing|wish|like|want|pleased|glad|happy|would like) to (?:apply|be considered)|am applying|apply(?:ing)? for|application for|interested in|(?:your|the|this|that) (?:advert|advertisement|posting|vacancy|post|position|role|opening|listing|requirements?)|you (?:ask|asked|need|seek|look|want|require|are looking|are seeking|advertise|mention|list)|(?:is|are) (?:required|asked for|needed))\b/i;
const speaksOfPerson =
  /\b(?:i (?!am (?:writing|applying|interested|pleased|glad|happy)\b|(?:wish|would|want|apply)\b)\w+|i['’](?:m|ve)|my|me|mine|with|having|holds?|holding|skilled|experienced|proficient|qualified|trained|certified|competent|fluent|worked|work(?:s|ing) (?:as|at|for|in))\b/i;
/** What follows is the name of the post, whatever its words: "Certified Accountant with the County". */
const opensApplication =
  /^\W*i (?:am (?:writing to apply|applying)|(?:wish|would like|want) to apply) for\b(?!.*\b(?:my|me|having|i (?:have|am|hold|was))\b)/i;
/** "which I have", "all of which I have done". */
const claimsBack =
  /\b(?:(?:which|that|this|these|those|them|both|all)[^.]{0,20} i (?:have|do|did|know|can|am)|i (?:have|meet|fulfil|possess|bring|offer) (?:all|both|these|those|this|that|them|each|every))\b/i;

/**
 * The parts of a sentence that speak of the post and not of the person: what they name may come from the advert. A sentence that
 * claims back what the post asks for ("which I have") has none.
 */
export function jobClauses(sentence: string): Range[] {
  if (claimsBack.test(sentence)) return [];
  if (opensApplication.test(sentence)) return [{ start: 0, end: sentence.length }];
  const cuts = [0, ...[...sentence.matchAll(boundary)].map(({ index }) => index), sentence.length];
  const ranges: Range[] = [];
  let isJob = false;
  for (let at = 0; at + 1 < cuts.length; at += 1) {
    const [start = 0, end = 0] = [cuts[at], cuts[at + 1]];
    const clause = sentence.slice(start, end);
    const isPerson = speaksOfPerson.test(clause.replace(/\binterested in\b/gi, ''));
    if (speaksOfJob.test(clause)) isJob = !isPerson;
    else if (isPerson) isJob = false;
    if (isJob) ranges.push({ start, end });
  }
  return ranges;
}
