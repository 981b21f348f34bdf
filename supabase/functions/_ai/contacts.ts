/**
 * Links, addresses, phone numbers and accounts for money: what an advert can make a model recommend, and what takes people
 * away from where somebody looks after them. Every pattern is bounded, so that a text is read in time proportional to its length.
 */

/** Endings of names that are no words: those in use here, and those of short and cheap links. */
const endings =
  'com|org|net|info|biz|name|mobi|edu|gov|int|co|io|me|ly|gl|gd|gg|cc|to|tv|ai|app|dev|xyz|top|site|online|shop|store|live|click|link|club|' +
  'work|works|jobs|careers|cloud|tech|page|pro|vip|icu|buzz|fun|space|website|win|loan|loans|money|cash|bid|bond|cfd|sbs|monster|' +
  'quest|cyou|rest|lol|one|win|world|today|news|chat|email|support|help|center|agency|company|group|digital|media|network|services|' +
  'solutions|systems|example|africa|ke|ug|tz|rw|bi|et|so|ss|sd|za|zm|zw|mw|mz|bw|na|ng|gh|cm|sn|ci|eg|ma|uk|us|ca|au|nz|ie|eu|de|' +
  'fr|nl|be|ch|es|pt|it|pl|ru|su|ua|tr|ir|ae|sa|il|in|pk|bd|cn|hk|jp|kr|sg|my|ph|vn|id|br|mx|tk|ml|ga|cf|gq|pw|ws|im|is|la|sh|st|vc|fm';
/** What programs are called that end like a name of the network. */
const programs = '(?:(?:asp|vb|ado|ml|paint)\\.net|(?:socket|draw|shields)\\.io)(?![\\p{L}\\p{N}.-])';
/** Endings of programs and files: a slash behind them is no path. */
const files =
  '(?:js|jsx|ts|tsx|net|py|rb|php|go|rs|md|pdf|docx?|xlsx?|pptx?|csv|sql|html?|css|json|xml|yaml|yml|txt|png|jpe?g|svg)';

const wordStart = '(?<![\\p{L}\\p{N}])';
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,62})';
const writtenDot = '(?: {0,2}[[({<] {0,2}(?:\\.|dot|punkt|nukta) {0,2}[\\])}>] {0,2}| dot | {1,2}\\. {0,2}(?!net\\b))';
const dot = `(?:\\.|${writtenDot})`;
const ending = `(?:(?:${endings}|xn--[a-z\\d-]{1,59})(?![\\p{L}\\p{N}-])|(?=[^\\x00-\\x7f])\\p{L}{2,20}(?![\\p{L}\\p{N}-]))`;
const path = '(?: ?[:/?#][^\\s)\\]]*)?';
const at = '(?: {0,2}@ {0,2}| {0,2}[[({<] {0,2}(?:at|katika) {0,2}[\\])}>] {0,2}| at )';

/** Between two digits of a number. */
const gap = "[\\s().,'_*|:–—·•-]{0,4}";
const date = '(?!(?:0?[1-9]|[12]\\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)\\d\\d(?!\\d))';
const digits = (least: number, most: number) => `(?:${gap}\\d){${least},${most}}`;
const digitWord =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|sifuri|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|double|triple)';
const filler = '(?:[\\s:#.=-]|(?:number|numbers|no|nr|nambari|namba|is|ni|to|business)(?![\\p{L}\\p{N}])){0,8}';

const contacts = [
  // Whatever names a way to open it: https, hxxp, mailto, tel.
  `${wordStart}(?:h[tx]{2}ps?|ftps?|wss?|intent|javascript)(?: {0,2}\\[?:\\]? {0,2}/{1,2}| ?\\[:\\]/{0,2})[^\\s)\\]]*`,
  `${wordStart}(?:mailto|tel|sms|smsto|whatsapp|tg|skype|viber):[^\\s)\\]]+`,
  `${wordStart}www ?\\.[^\\s)\\]]*`,
  // Addresses of mail.
  `[\\p{L}\\p{N}._%+-]{1,64}${at}${label}(?:${dot}${label}){0,4}?${dot}${ending}`,
  `[\\p{L}\\p{N}._%+-]{1,64} ?@ ?[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){1,6}`,
  `(?<![\\p{L}\\p{N}.])@[\\p{L}\\p{N}_.]{3,40}`,
  // Names of the network, with a known ending or with a path.
  `(?<![\\p{L}\\p{N}-])(?!${programs})(?:${label}${dot}){1,6}${ending}${path}`,
  `(?<![\\p{L}\\p{N}.-])(?:${label}\\.){1,6}?(?!${files}/)[\\p{L}]{2,24}/[\\p{L}\\p{N}][^\\s)\\]]*`,
  `(?<![\\p{L}\\p{N}-])${label}\\. (?:${endings})/[\\p{L}\\p{N}][^\\s)\\]]*`,
  `(?<![\\d.])\\d{1,3}(?:\\.\\d{1,3}){3}(?![\\d.]*\\d)${path}`,
  // Accounts for money, before their numbers are taken for others.
  `${wordStart}(?:till|pay ?bill|buy ?goods(?: till)?|pochi(?: la biashara)?|lipa(?: na)?(?: m-?pesa)?|m-?pesa)${filler}\\d(?:[\\s.-]?\\d){4,9}` +
    `(?:[\\s,;]{1,3}(?:and )?(?:account|acc|a/c)${filler}[\\p{L}\\p{N}]{1,20})?`,
  // Phone numbers: with the sign for abroad; of Kenya; and of Kenya without the 0, in three groups.
  `\\+${gap}\\d${digits(7, 14)}`,
  `(?<!\\d)${date}(?:00 ?)?2 ?5 ?4${gap}\\(?0?\\)?${gap}[17]${digits(8, 8)}`,
  `(?<![\\d,.])${date}0[ .(-]?[17]${digits(8, 8)}`,
  `(?<![\\d,.])${date}0[ .(-]?[2-6]${digits(6, 8)}`,
  `(?<![\\d,.]|(?:kes|ksh|kshs|usd|sh) ?)[17]\\d\\d[ .-]\\d{3}[ .-]\\d{3}(?![\\d,]|[ .-]\\d)(?<!00[ .-]000)`,
  `${wordStart}${digitWord}(?:[\\s,.-]{1,3}${digitWord}){6,20}(?![\\p{L}\\p{N}])`,
].map((source) => new RegExp(source, 'giu'));

/** What NFKC leaves as it is and people read as a dot or a slash. */
const lookalikes: Readonly<Record<string, string>> = {
  '\u3002': '.',
  '\uFF61': '.',
  '\u06D4': '.',
  '\u0701': '.',
  '\u2044': '/',
  '\u2215': '/',
  '\u29F8': '/',
  '\u2236': ':',
  '\uA789': ':',
};
const ignorable = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const digit = /\p{Nd}/u;

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where contacts stand in a text, in its order and apart from each other. */
export function findContacts(text: string): Range[] {
  const { plain, places } = fold(text);
  const found = contacts.flatMap((pattern) =>
    [...plain.matchAll(pattern)].map(({ 0: match, index }) => ({
      start: places[index] ?? 0,
      end: places[index + match.length] ?? text.length,
    })),
  );
  const ranges: Range[] = [];
  for (const { start, end } of found.toSorted((one, other) => one.start - other.start)) {
    const last = ranges.at(-1);
    if (last !== undefined && start <= last.end) ranges[ranges.length - 1] = { ...last, end: Math.max(last.end, end) };
    else ranges.push({ start, end });
  }
  return ranges;
}

/** The text without contacts. */
export function withoutContacts(text: string): string {
  let rest = 0;
  const kept: string[] = [];
  for (const { start, end } of findContacts(text)) {
    kept.push(text.slice(rest, start));
    rest = end;
  }
  return kept.length === 0 ? text : kept.join('') + text.slice(rest);
}

/** The text as people read it: what cannot be seen left out, letters, digits and signs of all alphabets as those of ours. */
function fold(text: string): { readonly plain: string; readonly places: readonly number[] } {
  const kept: string[] = [];
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const read = character < '\u0080' ? character : foldCharacter(character);
    for (let unit = 0; unit < read.length; unit += 1) places.push(place);
    kept.push(read);
    place += character.length;
  }
  places.push(place);
  return { plain: kept.join(''), places };
}

function foldCharacter(character: string): string {
  if (ignorable.test(character)) return '';
  const known = lookalikes[character];
  if (known !== undefined) return known;
  const normal = character.normalize('NFKC');
  if (!digit.test(normal)) return normal.length > 4 ? character : normal;
  return [...normal].map(digitValue).join('');
}

/** Digits of an alphabet stand in a row of ten that begins at a multiple of ten after the first, as Unicode promises. */
function digitValue(character: string): string {
  if (!digit.test(character) || character <= '9') return character;
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && digit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
