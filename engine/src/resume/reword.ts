import type { Statement } from './statements.ts';
import { pastOfParticiple, verbForm } from './verbs.ts';
import { weakOpening } from './weak-openings.ts';

/** What stands for a number that only the person knows. */
const numberGap = '[how many]';

const maxWordingLength = 240;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
/** Words that name several things though they look like one, or one though they look like several. */
const notCounted = new Set(
  'sales news premises logistics goods accounts funds works series species operations communications relations ethics economics mathematics physics statistics studies affairs records supplies savings arrears headquarters business process access address status analysis basis campus virus gas bus class glass loss stress success progress wellness cleanliness fitness awareness illness always across this his its as is was has does'.split(
    ' ',
  ),
);
const noAdjective =
  /^(?:the|a|an|all|any|and|or|of|in|on|at|to|for|with|from|by|as|our|my|their|its|his|her|this|these|those|that|up|out|both|each|every|other|various|many|several|some|more|over|about|how|what|daily|weekly|monthly)$/i;

/** A statement that begins with what was done, of the words behind a weak opening: "Responsible for managing stock" is "Managed stock". */
export function withoutWeakOpening({ weak, job }: Statement): string | null {
  if (weak === undefined || !weak.isOwnWork) return null;
  const inner = weakOpening(weak.rest);
  if (inner !== undefined) return null;
  const isPresent = job?.isCurrent === true;
  return openedWithVerb(weak.rest, isPresent);
}

const preposition = /^(?:of|for|in|on|at|to|with|from|by|as|and|or|&)$/i;

/** Gerunds and plain verbs, and those that follow "and", in one tense. Null when the text does not begin with a verb of the table. */
function openedWithVerb(text: string, isPresent: boolean): string | null {
  const words = text.replace(/^(?:the|to|also)\s+(?=\p{L}+(?:ing\b|\s))/iu, '').split(' ');
  const told: string[] = [];
  let isExpected = true;
  let last = -1;
  // "To prepare invoices and packing lists": of plain verbs the next is plain, too.
  const isPlain = verbForm(/^[\p{L}-]+/u.exec(words[0] ?? '')?.[0] ?? '')?.form === 'base';
  for (const [at, word] of words.entries()) {
    const [, letters = '', signs = ''] = /^([\p{L}-]+)(.*)$/u.exec(word) ?? [];
    const form = verbForm(letters);
    const opens = isExpected;
    isExpected = word.endsWith(',') || /^(?:and|&)$/i.test(word);
    const next = words[at + 1];
    // "training" at the end of a list of things is one of them, and "cleaning of rooms" is the name of the work.
    const hasObject = signs === '' && next !== undefined && !preposition.test(next);
    const follows = at === 0 || hasObject || last === at - 2 || last === at - 1;
    const isVerb =
      (form?.form === 'ing' && !isPlain) || (form?.form === 'base' && !form.isAmbiguous && (at === 0 || last >= 0));
    // "Loading and cargo documents" are two things, of which the first is no verb.
    if (at === 0 && /^(?:and|&)$/i.test(next ?? '') && verbForm(words[at + 2] ?? '') === undefined) return null;
    if (opens && form !== undefined && isVerb && follows && !/^of$/i.test(next ?? '')) {
      told.push(`${isPresent ? form.base : form.past}${signs}`);
      last = at;
      continue;
    }
    // What may be a verb that the table lacks would stay behind in the wrong form.
    if (at === 0 || (opens && !isPlain && hasObject && /ing$/i.test(letters))) return null;
    told.push(word);
  }
  return words.length < 2 ? null : finished(told.join(' '));
}

/** "I trained four guards" without "I". */
export function withoutFirstPerson({ text }: Statement): string | null {
  const rest = /^I\s+(?:(?:have|had)\s+(?:also\s+)?|also\s+|personally\s+)?(.+)$/i.exec(text)?.[1];
  if (rest === undefined) return null;
  const [first = ''] = rest.split(' ', 1);
  const past = verbForm(first)?.form === 'past' ? first : pastOfParticiple(first);
  const form = verbForm(first);
  if (/^I\s+(?:have|had)\s/i.test(text)) return past === undefined ? null : finished(past + rest.slice(first.length));
  return form === undefined || form.form === 'ing' || form.form === 'third' ? null : finished(rest);
}

const passive = /^((?:[\p{L}\p{N}'’,.%-]+\s){1,8}?)(?:was|were)\s+((?:[\p{L}]+ly\s)?)(\p{L}+)\b\s*(.*)$/iu;

/** "Reports were prepared weekly by me" is "Prepared reports weekly". Null where somebody else did it, or nobody is sure who. */
export function toActive(text: string): string | null {
  const [, subject = '', adverb = '', participle = '', after = ''] = passive.exec(text) ?? [];
  const rest = after.replace(/\s*\bby (?:me|myself)\b\s*/i, ' ').trim();
  const past = pastOfParticiple(participle);
  if (past === undefined || subject.trim() === '' || /\bby\b/i.test(rest)) return null;
  if (
    /\b(?:i|we|he|she|they|it|you|this|that|which|who|there)\b/i.test(subject) ||
    verbForm(subject.split(' ', 1)[0] ?? '')?.form === 'past'
  )
    return null;
  const object = subject.trim();
  const [first = ''] = object.split(' ', 1);
  // Only a first letter that a sentence makes great becomes small.
  const isOrdinary =
    /^(?:a|an|the|all|both|some|most|many|several|various|two|three|four|five|six|seven|eight|nine|ten|daily|weekly|monthly|new|my)$/i.test(
      first,
    ) || /^\p{Lu}\p{Ll}+s$/u.test(first);
  const named =
    isOrdinary || first === first.toLowerCase() ? object.slice(0, 1).toLowerCase() + object.slice(1) : object;
  // "processed and paid"
  const [both, second = ''] = /^and\s+(\p{L}+)\b/iu.exec(rest) ?? [];
  const secondPast = pastOfParticiple(second);
  if (both !== undefined && secondPast === undefined) return null;
  const verbs = secondPast === undefined ? past : `${past} and ${secondPast}`;
  return finished(`${adverb}${verbs} ${named} ${rest.slice(both?.length ?? 0)}`);
}

/** "Supervised guards on night shift" with a gap for their number. Null when nothing in it is counted. */
export function withNumberGap({ text, verb }: Statement): string | null {
  if (verb === undefined || (verb.form !== 'past' && verb.form !== 'base')) return null;
  const words = text.split(' ');
  const [first = '', second = '', third = ''] = words;
  if (verbForm(first) === undefined || noAdjective.test(second)) return null;
  const isOne = isCounted(second);
  const isTwo = !isOne && /^\p{Ll}{3,}$/u.test(second) && !/(?:ing|ly|s)$/.test(second) && isCounted(third);
  if (!isOne && !isTwo) return null;
  return finished([first, numberGap, ...words.slice(1)].join(' '));
}

function isCounted(word: string): boolean {
  const plain = word.replace(/[.,;]$/, '');
  return /^\p{Ll}{3,}s$/u.test(plain) && !/(?:ss|us|is|ics)$/.test(plain) && !notCounted.has(plain);
}

/** The same statement with its verb in the past. */
export function inPast({ text, verb }: Statement): string | null {
  if (verb === undefined) return null;
  const [, adverb = '', first = '', rest = ''] = /^(\p{L}+ly\s)?(\p{L}+)(.*)$/su.exec(text) ?? [];
  const form = verbForm(first);
  if (form === undefined) return null;
  // "Prepare, print and send invoices": all of a list are verbs, or it is left alone.
  const listed = /^((?:,\s\p{L}+)*),?\s(?:and|&)\s\p{L}+/u.exec(rest)?.[1] ?? '';
  if (listed.split(/,\s/).some((word) => word !== '' && verbForm(word)?.form !== form.form)) return null;
  // A verb that may be a noun as well would stay in the present beside one in the past.
  let isUnsure = false;
  const later = rest.replaceAll(/(,\s|\band\s|&\s)(\p{L}+)/giu, (whole, joint: string, word: string) => {
    const other = verbForm(word);
    if (other === undefined || other.form !== form.form) return whole;
    isUnsure ||= other.isAmbiguous;
    return `${joint}${other.past}`;
  });
  return isUnsure ? null : finished(adverb + (adverb === '' ? form.past : form.past.toLowerCase()) + later);
}

function finished(text: string): string | null {
  const tidy = capital(text.replaceAll(/\s+/g, ' ').trim());
  return tidy.length > maxWordingLength ? null : tidy;
}
