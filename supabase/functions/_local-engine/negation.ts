/** How far back a denial may stand. */
const reach = 120;

const clauseEnd = /[.!?;:\n]|\b(?:but|however|although|though|lakini)\b/gi;

const denial = new RegExp(
  [
    String.raw`\b(?:no|without|zero|lack|lacks|lacking)\s+(?:\S+\s+){0,2}(?:experience|knowledge|skills?|training|background)\b`,
    String.raw`\bnever\s+(?:\S+\s+){0,2}(?:used|use|worked|work|done|did|tried|learnt|learned|studied|touched|trained)\b`,
    String.raw`\bnot\s+(?:yet\s+)?(?:very\s+)?(?:familiar|experienced|trained|skilled|comfortable|confident|qualified)\b`,
    String.raw`\b(?:want|wants|wanting|hope|hoping|wish|like|eager|keen|plan|willing)\s+to\s+learn\b`,
    String.raw`\binterested\s+in\s+learning\b`,
    String.raw`\bsina\s+(?:ujuzi|uzoefu|elimu)\b`,
  ].join('|'),
  'i',
);

/** Whether the clause before a place denies what stands there: "no experience in welding", "I want to learn Python". */
export function isDenied(text: string, place: number): boolean {
  const before = text.slice(Math.max(0, place - reach), place);
  const clause = before.split(clauseEnd).at(-1) ?? '';
  return denial.test(clause);
}
