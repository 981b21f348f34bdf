import { readClause } from '../reading/person/person-cues.ts';
import { personMentions } from '../reading/person/person-mentions.ts';
import { contactsIn, isInstruction, isPraise } from './draft-rules.ts';
import { lowerFirst } from './wording.ts';

/**
 * What a line of a CV says somebody did, by how it goes on a sentence: `did` after "I", `does` after "to", `thing` after
 * "includes", `sentence` by itself, `quoted` in no sentence of ours.
 */
export interface WorkPhrase {
  readonly form: 'did' | 'does' | 'thing' | 'sentence' | 'quoted';
  readonly words: string;
  /** As the CV has it. */
  readonly line: string;
}

const pastForms =
  /^(?:led|kept|ran|built|sold|made|taught|wrote|drove|did|grew|won|gave|took|oversaw|met|held|brought|fed|spoke|dug|drew|dealt|rebuilt|oversaw|undertook|bought|sought|rode)$/;
const adjectives =
  /^(?:advanced|qualified|experienced|registered|certified|skilled|detailed|limited|unlimited|fixed|mixed|related|based|need|speed|feed|seed|embed|licensed|licenced|gifted|varied|accelerated|integrated|united|red|bed|medical|salaried|committed|dedicated|motivated|talented|focused|oriented|self-employed|employed)$/;
/** What is a verb at the beginning of a line, and nothing else there. */
const baseVerbs =
  /^(?:prepare|manage|supervise|maintain|ensure|assist|handle|provide|receive|serve|clean|cook|teach|write|keep|develop|conduct|coordinate|create|deliver|drive|operate|repair|install|sell|train|collect|record|issue|reconcile|process|monitor|organi[sz]e|carry|perform|make|build|run|lead|attend|administer|advise|answer|arrange|assess|calculate|check|communicate|compile|complete|configure|count|diagnose|draft|enter|enforce|establish|examine|execute|facilitate|file|follow|guide|help|identify|implement|inspect|investigate|liaise|load|mentor|negotiate|oversee|pack|participate|perform|present|promote|recruit|resolve|respond|review|schedule|select|set|sort|support|update|use|verify|wash|weld|work|treat|feed|milk|plant|harvest|weed|spray|type|post|plan|track|order|balance|greet|book|guard|patrol|load|unload|reconcile|follow|raise|lead)$/;
/** Verbs that are as often the name of a thing: "record keeping", "support of members". */
const afterThing = /^(?:of|and|for|in|&|management|control|entry|work|with|\w+ing|office|officer|cards?|books?)$/i;
const aboutPerson =
  /\b(?:diploma|degree|bachelor|b\.?(?:sc|com|ed|a)\b|certificate|kcse|kcpe|form (?:four|4)|licen[cs]e|referee|references?|languages?|i speak|date of birth|born|married|single|gender|nationality|religion|hobb(?:y|ies)|interests?|\bno\.? ?\d|salary|reason for leaving|school|college|university|elimu|lugha|sina|member of|registered|cpa|trade test|available|phone|email|p\.?o\.? box|skills?|proficient|fluent|expected)\b/i;
const kiswahili =
  /\b(?:na|ya|wa|za|la|cha|kwa|kazi|katika|kwenye|nina|nime\p{L}+|ni\p{L}{3,}(?:a|e|i)|ku\p{L}{3,}a|wageni|watoto|duka|nyumba)\b/iu;
const goesOn =
  /^(?:and|or|with|by|in|for|at|on|to|from|of|using|including|such|so|when|where|which|that|who|especially|mainly|also|as|both|no|not)\b/i;
const longest = 170;
const shortest = 8;
/** Of a line without an end the beginning is read. */
const longestLine = 5_000;

/** How the lines of work go into sentences; left out what is no work of the person's own. */
export function workPhrases(lines: readonly string[]): WorkPhrase[] {
  return lines
    .flatMap((line) => line.slice(0, longestLine).split(/(?<=[.!?;])\s+/))
    .filter((part) => part.length < 2 * longest)
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .replace(/[.;,:!]+ ?$/, '')
        .trim(),
    )
    .filter(isUsable)
    .map((line): WorkPhrase => {
      const { form, words } = formOf(line);
      return { form, words: form === 'thing' || form === 'did' ? withAnd(words) : words, line };
    });
}

/** "switchboard, visitors and filing", "sold paint and counted the stock". */
function withAnd(words: string): string {
  const last = words.lastIndexOf(', ');
  const rest = words.slice(last + 2);
  return last === -1 || / and | & /.test(rest) || goesOn.test(rest) ? words : `${words.slice(0, last)} and ${rest}`;
}

function isUsable(line: string): boolean {
  if (line.length < shortest || line.length > longest || !/\s/.test(line)) return false;
  if (isInstruction(line) || isPraise(line) || contactsIn(line).length > 0 || aboutPerson.test(line)) return false;
  if (/^(?:no|none|nil|not|never|sina|bila)\b/i.test(line) || /[|<>{}[\]=\\?]|:/.test(line) || hasOddBrackets(line))
    return false;
  if (readClause(line).some(({ standing }) => standing !== 'has')) return false;
  // "Led a gang of 14 masons": other people's trades are part of one's own work.
  return personMentions(line).every(
    ({ standing, kind }) => standing === 'has' || (standing === 'other' && kind === 'occupation'),
  );
}

function hasOddBrackets(line: string): boolean {
  return (line.match(/\(/g)?.length ?? 0) !== (line.match(/\)/g)?.length ?? 0) || /["“”]/.test(line);
}

function formOf(line: string): Pick<WorkPhrase, 'form' | 'words'> {
  if (kiswahili.test(line)) return { form: 'quoted', words: line };
  if (/^I (?!am\b|have\b|was\b|can\b)[a-z]/.test(line) && personMentions(line).length > 0)
    return { form: 'sentence', words: line };
  const [first = '', second = ''] = line.split(/\s+/).map((word) => word.toLowerCase().replace(/[,.]$/, ''));
  const words = lowerFirst(line);
  if (/^responsible for\b/i.test(line)) return { form: 'thing', words: words.slice('responsible for '.length) };
  if (/^(?:trained|used|shared|applied)$/.test(first) && /^(?:in|as|at|by|to|for)$/.test(second))
    return { form: 'quoted', words: line };
  if (pastForms.test(first) || (/[a-z]{2}ed$/.test(first) && !adjectives.test(first))) return { form: 'did', words };
  if (baseVerbs.test(first) && !afterThing.test(second)) {
    // An order to a reader has this form, too: what is work names something known, or a number.
    return personMentions(line).length > 0 || /\d/.test(line)
      ? { form: 'does', words }
      : { form: 'quoted', words: line };
  }
  if (/^[a-z]{2,}ing$/.test(first) && first !== 'including') return { form: 'thing', words };
  return isThing(line, first) ? { form: 'thing', words } : { form: 'quoted', words: line };
}

/** The name of a thing, or a list of such: no sentence, no number to begin with, no name of a place. */
function isThing(line: string, first: string): boolean {
  if (!/^\p{L}/u.test(line) || adjectives.test(first)) return false;
  if (/\b(?:i|we|was|were|is|are|has|have|had|my|which|that|to|who|by|since|before|after|from)\b/i.test(line))
    return false;
  if (/\b[a-z]{3,}(?<!ne)ed\b/i.test(line.split(/\s+/).slice(0, 3).join(' '))) return false;
  const mentions = personMentions(line);
  return (
    mentions.some(({ kind }) => kind === 'skill') &&
    mentions.every(({ kind, standing }) => standing === 'has' && (kind === 'skill' || kind === 'language'))
  );
}
