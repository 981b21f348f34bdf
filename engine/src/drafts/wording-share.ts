import { personMentions } from '../reading/person/person-mentions.ts';
import { tokenize } from '../text/tokenize.ts';

/** Words that hold a sentence together and claim nothing by themselves. */
const frame = new Set(
  `a about after all also am an and any apply applied applying application are ask asks asked at back based be because been
  before both but by can career currently current cv did do does done during each experience experienced first for from full
  given had has have having he help her here his hold holds holding how i in include includes included including interested into is it
  its job join kind last latest less like live lives living look make many me more most my new now of on once one or other our
  over own part past person position post previous recent recently requirements role same she since so some speak speaks still
  such than that the their them then there these they this those through time to together too until up us use used using vacancy
  advert advertise advertised was we well were what when where which while who will with within work worked working works would writing
  years year months month you your says say shows show need needs seek looking skill skills skilled knowledge level
  duties duty task tasks team completed complete finished passed studied study schooling education trained training qualification
  qualifications hold licence languages language fluent opportunity company employer here's bring brings brought contribute
  glad happy pleased myself self duty`.split(/\s+/),
);
const stemLength = 5;

/** The share, 0 to 1, of a sentence's telling words that stand in its quotes, or name what the engine has found there. 1 when there is none. */
export function wordingShare(text: string, quotes: readonly string[]): number {
  const known = new Set(quotes.flatMap((quote) => tokenize(quote)).map(({ singular }) => stem(singular)));
  // What is named has been compared by its meaning, whatever the words and the language.
  const named = personMentions(text);
  const telling = tokenize(text).filter(
    ({ word, surface }) => !frame.has(word) && !/^\d/.test(surface) && word.length > 1,
  );
  if (telling.length === 0) return 1;
  const held = telling.filter(
    ({ singular, start, end }) =>
      known.has(stem(singular)) || named.some((mention) => mention.start <= start && end <= mention.end),
  );
  return held.length / telling.length;
}

function stem(word: string): string {
  return word.length <= stemLength ? word : word.slice(0, stemLength);
}
