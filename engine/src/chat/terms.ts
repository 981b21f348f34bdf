import { once } from '../once.ts';
import { words } from '../text/word-list.ts';
import { wordGroups } from './word-groups.ts';

/** Words that say nothing of what is asked. */
const emptyWords = words(`
  a about all also am an and any are as at be been but by can could did do does for from go had has have here how i if in
  into is it its just know like me not of on one or our out please some than that the their them then there these they
  this to too up us was we what when where which why will with would so dont doesnt im am is yo really very today
  hapa hii hiyo huo je jinsi kwa la lini na ni nini wa wapi ya za au ama lakini kama vipi gani kuna hakuna iko ziko niko yao
  hizi hizo haya hayo yake wake wao mimi yeye sisi sana tu pia hata bado tayari kwani mbona alafu halafu aje si yako wako zako
  ndio ndo hivi ile wale lile cha vya ama eti naweza unaweza mnaweza naeza unaeza mnaeza tafadhali mingi mengi nyingi wengi nifanye say says said saying bro manze buda she he his her him near nearby karibu around within based located situated available hapo pale mjini maeneo region province mkoa side pande upande cbd nipe nipee nipeni poa kujua nijue najua nitajua kujiuza nakufa inakufa
`);

/** What a word stands for: itself, or the name of its group. */
interface Vocabulary {
  readonly termOf: ReadonlyMap<string, string>;
  readonly verbs: ReadonlyMap<string, string>;
}

const known = once((): Vocabulary => {
  const termOf = new Map<string, string>();
  const verbs = new Map<string, string>();
  for (const line of wordGroups.trim().split('\n')) {
    const [name = '', members = ''] = line.split(': ');
    termOf.set(name, name);
    for (const member of members.split(' ')) {
      if (member.startsWith('~')) verbs.set(member.slice(1), name);
      else if (!termOf.has(member)) termOf.set(member, name);
    }
  }
  return { termOf, verbs };
});

/** Who does it, when, and to whom: "wa-na-ni-omba", "ni-me-sahau", "ku-tum-a". */
const verbPrefix =
  /^(?:n|u|a|tu|m|wa|i|zi|ki|vi|ya|yu|li|pa|ku|si|ha|hu|ta|ka|ke|me|nge|ja|ji|sha|o|zo|yo|cho|vyo|po|lo|mo|wo|ko|ye)*$/;
const verbEnding = /^(?:i|e|li|le)?(?:sh|z)?(?:w|lew|liw|iw|ew)?(?:an)?[aeiu]?(?:ni|je|po|vyo|ga|nga|che)?$/;
const minStemLength = 2;
const maxVerbLength = 20;

function verbTerm(word: string): string | undefined {
  if (word.length > maxVerbLength) return undefined;
  const { verbs } = known();
  for (let start = 0; start <= word.length - minStemLength; start += 1) {
    if (start > 0 && !verbPrefix.test(word.slice(0, start))) continue;
    for (let end = word.length; end >= start + minStemLength; end -= 1) {
      // "Nitaupload", "ntareport": English verbs with Kiswahili persons.
      const term =
        verbs.get(word.slice(start, end)) ??
        (start > 1 && end === word.length ? englishVerb(word.slice(start)) : undefined);
      // A stem of one or two letters tells only behind a person and a tense.
      if (term === undefined || (end - start < 3 && start < 3)) continue;
      if (verbEnding.test(word.slice(end))) return term;
    }
  }
  return undefined;
}

/** Words of Kiswahili end in a vowel, and seldom in one that English verbs end in. */
function englishVerb(word: string): string | undefined {
  return word.length > 3 && !/[aiou]$/.test(word) ? known().termOf.get(word) : undefined;
}

/** The term of a word that is known; undefined for any other. */
export function termOf(word: string): string | undefined {
  const { termOf: terms } = known();
  return terms.get(word) ?? verbTerm(word);
}

export function isEmptyWord(word: string): boolean {
  return emptyWords.has(word);
}

/** Every word of the tables, for the correction of misspellings. */
export function groupWords(): string[] {
  return [...known().termOf.keys(), ...emptyWords];
}
