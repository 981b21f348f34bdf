import type { Token } from '../text/tokenize.ts';
import { headOfName } from './concept-names.ts';
import type { Place } from './place.ts';

/** Before the name of a trade these say that it is somebody else's: "managed a team of nurses", "reported to the Chief Accountant". */
const toOthers =
  /^(?:manage|managed|managing|superviz(?:e|ed|es|ing)|oversaw|oversee|overseeing|led|lead|leading|trained|train|trains|training|coach(?:ed|ing)?|mentor(?:ed|ing)?|coordinat(?:e|ed|es|ing)|assist(?:ed|s|ing)?|help(?:ed|s|ing)?|support(?:ed|s|ing)?|report(?:ed|s|ing)?|under|with|alongside|beside|collaborat(?:ed|es|ing)|among|between|hired|hire|hiring|recruit(?:ed|s|ing)?|employ(?:s|ed|ing)?|taught|teach|teaches|teaching|advi[sz](?:e|ed|es|ing)|serv(?:e|ed|es|ing)|visited|met|of|to|by|our|their|his|her|gave|brief(?:ed)?)$/;
/** Between these and the trade may stand as many words. */
const reach = 8;
const ownAgain = /^(?:as|i|am|mimi|kama)$/;
const isOwnAgain = ({ word }: Token): boolean => ownAgain.test(word);
const numbers =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|some|other|fellow|junior|all|both|team|gang|group|crew)$/;
/** Ahead of one person, these words make them somebody else; ahead of several any of {@link toOthers} does. */
const toOneOther =
  /^(?:assist(?:ed|s|ing)?|help(?:ed|s|ing)?|support(?:ed|s|ing)?|report(?:ed|s|ing)?|reporting|supervized|under|alongside|beside|with|by|met|to|for|from)$/;
/** "For the post of a driver", "with teaching practice experience": it is their own again. */
const ownBehind = /^(?:position|post|role|job|vacancy|experience|background|skills?|duties)$/;

/** "Driver performance", "teacher training", "community health worker programs": what follows is told of, and nobody. */
const toldOf =
  /^(?:program(?:me)?|award|suite|statement|survey|payment|performance|productivity|utilization|utilisation|schedule|relationship|conversation|welfare|recruitment|salary|income|workforce|training|app|portal|dashboard)$/;

/** Whether a name of a trade only tells what kind of thing the word behind it is. */
export function tellsOfThing(tokens: readonly Token[], last: number): boolean {
  const after = tokens[last + 1];
  return (
    after?.gap.joins === true &&
    !after.gap.opens &&
    !after.gap.lists &&
    (toldOf.test(after.singular) || after.word === 'tools')
  );
}

const partsOfFirms = /^(?:department|dept|team|division|section|unit|staff|industry|sector|firm|company|shop|school)$/;

/** "With the sales and logistics departments": where others work, and not what one does. */
export function namesDepartment(tokens: readonly Token[], first: number, last: number): boolean {
  for (let at = last + 1; at <= last + 3; at += 1) {
    const token = tokens[at];
    if (token === undefined || !token.gap.joins || token.gap.opens) return false;
    if (partsOfFirms.test(token.singular)) return isWithOthers(tokens, first);
    if (!/^(?:and|or|na)$/.test(tokens[last + 1]?.word ?? '')) return false;
  }
  return false;
}

function isWithOthers(tokens: readonly Token[], first: number): boolean {
  return tokens
    .slice(Math.max(0, first - 4), first)
    .some(({ word }) => /^(?:with|for|to|from|of|our|the|by)$/.test(word));
}

function isSeveral(tokens: readonly Token[], first: number, last: number): boolean {
  const noun = tokens[headOfName(tokens, first, last)];
  return noun !== undefined && (noun.word !== noun.singular || /^staff$|men$/.test(noun.word));
}

/** "Access for physicians, pharmacists and administrators": amid a sentence of a CV several people are others. */
export function areOthers(tokens: readonly Token[], first: number, last: number): boolean {
  const [token, before] = [tokens[first], tokens[first - 1]];
  if (token === undefined || before === undefined || token.gap.opens || !/^\p{Ll}/u.test(before.surface)) return false;
  // "Worked as cleaners and drivers", "as a store keepers".
  const isOwn = /^an?$/.test(before.word) || tokens.slice(Math.max(0, first - 4), first).some(isOwnAgain);
  return isSeveral(tokens, first, last) && !isOwn;
}

/** Whether the words before a name of a trade say that somebody else has it. */
export function isSomebodyElse(tokens: readonly Token[], first: number, last: number): boolean {
  const isPlural = isSeveral(tokens, first, last);
  const after = tokens[last + 1];
  if (after?.gap.joins === true && !after.gap.opens && ownBehind.test(after.word)) return false;
  for (let at = first; at > 0 && first - at < reach; at -= 1) {
    const [token, before] = [tokens[at], tokens[at - 1]];
    if (token === undefined || before === undefined) return false;
    // Another sentence or another point of a list.
    if (token.gap.opens) return false;
    if (isOwnAgain(before)) return false;
    if (isPlural && (toOthers.test(before.word) || numbers.test(before.word))) return true;
    if (!isPlural && toOneOther.test(before.word)) return isDirectly(tokens, at, first);
  }
  return false;
}

/** "Reported to the Chief Accountant", "under a plumber", and not "helped customers as a cashier" or "Assisted in plumbing". */
function isDirectly(tokens: readonly Token[], from: number, first: number): boolean {
  const between = tokens.slice(from, first);
  const [article] = between;
  if (article === undefined) return /^(?:with|by|alongside|beside|under)$/.test(tokens[first - 1]?.word ?? '');
  const opensName = /^(?:the|a|an|to|my|our|his|her|its|head|chief)$/.test(article.word);
  return opensName && between.every(({ gap, word }) => gap.joins && !ownBehind.test(word));
}

/** Before what belongs to the team, the boss or the customers of the employer. */
const workedWith = /^(?:report|reports|reporting|alongside|beside|joins?|joining|assists?|supports?)$/;
const withOthers =
  /^(?:work|works|working|collaborate|collaborates|collaborating|collaboration|partner|partnering|closely|hand|liaise|liaising|interact|interacting|coordinate|coordinating|next)$/;

/** Whether an advert's words before a mention speak of others: "work closely with our engineers", "reports to the Head of Sales". */
export function isForOthers(tokens: readonly Token[], { first, last, kind }: Place): boolean {
  const noun = tokens[headOfName(tokens, first, last)];
  for (let at = first; at > 0 && first - at < reach; at -= 1) {
    const [token, before, beforeThat] = [tokens[at], tokens[at - 1], tokens[at - 2]];
    if (token === undefined || before === undefined) return false;
    if (token.gap.opens) break;
    if (before.word === 'to' && /^report/.test(beforeThat?.word ?? '')) return true;
    if (kind !== 'person' && !/^(?:team|department|colleague|staff)s?$/.test(tokens[last + 1]?.word ?? '')) continue;
    if (workedWith.test(before.word)) return true;
    if (/^(?:with|to|in)$/.test(before.word) && withOthers.test(beforeThat?.word ?? '')) return true;
    if (before.word === 'under' || before.word === 'our') return true;
  }
  if (kind !== 'person' || noun === undefined) return false;
  return noun.word !== noun.singular && isSomebodyElse(tokens, first, last);
}
