import { once } from '../once.ts';
import { tokenize } from '../text/tokenize.ts';
import { words } from '../text/word-list.ts';
import { placeWords } from './places.ts';

/** The languages the chat answers in. Sheng is answered in Kiswahili. */
export type Language = 'en' | 'sw';

const english = words(`
  a about after all am an and any are as ask at be because been before but by can cannot could did do does done dont doesnt
  every find for from get give got had has have he help her him his how i if im in into is it its just know like looking
  make many me mean more most much my need never new no not of on one only or our out please put same say see she should
  show so some tell than thank thanks that the their them then there these they this to too up us use want wants was way we
  were what when where which who why will with without work working would you your hello hi hey good morning is anyone
  sure job jobs near vacancy vacancies work remote available hiring opening openings
`);

/** Function words and everyday words of Kiswahili, and of Sheng. */
const swahili = words(`
  na ya wa la za cha vya kwa ni si au ama lakini kama kuwa hii hiyo huu huo hizi hizo haya hayo hawa hao yule yangu yako yake
  wangu wako wake langu lako changu chako zangu zako zake mimi wewe yeye sisi nyinyi wao nini nani wapi lini vipi gani ngapi
  je aje jinsi namna kwani mbona sana tu pia hata bado tayari sasa leo kesho jana hapa hapo huku kule kuna hakuna iko ziko
  niko uko yuko tuko nina una ana tuna wana sina huna hana naomba nataka natafuta natafta naweza unaweza mnaweza siwezi
  hawezi inawezekana nisaidie tafadhali asante asanteni shukrani habari hujambo jambo mambo karibu sawa ndio ndiyo hapana
  kazi ajira nafasi pesa hela mshahara malipo nenosiri barua pepe simu akaunti taarifa mwajiri waajiri kampuni ujuzi usaili
  mahojiano maswali usajili bila mtandao intaneti ukweli kweli uongo bure shilingi mtu watu wakala matapeli utapeli tapeli
  dereva mwalimu muuguzi fundi mlinzi mpishi msafishaji mhasibu daktari udereva ualimu uuguzi yaya askari mkulima
  uko aje niaje sasa vipi mwanangu manze buda bro msee wasee maze noma fiti poa doh doo chapaa ganji mkwanja mulla hustle
  kibarua vibarua jobo dooh nangoja wanadai wananiomba wanataka walisema waliniambia niambie nionyeshe nifanye nitafanyaje
  naingia naona nikisahau nimesahau umesahau nimepoteza kupata kupoteza kufuta futa kuomba kutafuta kulipa kutuma kufungua
  kitambulisho cheti vyeti tabia njema leseni polisi ushuru kodi bima ombi maombi hifadhi zilizohifadhiwa karibuni
  mjinga umbwa ujinga fala ghasia kumbe eti juu ati mko uko nko aki hakika zote yote wote moja mbili tatu kumi elfu mia
  shikamoo marahaba mjengo nesi soja dere nisaidieni ngapi kiasi hanilipi kiswahili kiingereza kingereza lugha wasifu picha jina mwaka mwezi siku wiki salamu usiku mchana asubuhi jioni
  afadhali heri nife kufa maisha njaa magumu sitaki tena kuishi
`);

const shared = words('bro hustle');

/** A verb with its person and tense: "wananiomba", "nilituma", "nitapata"; "kuomba" and the like. English words seldom end so. */
const swahiliVerb =
  /^(?:(?:ni|u|a|tu|m|wa|i|zi|ki|ha|si|hu|nisi|usi)?(?:na|me|li|ta|ka|nge|ki)(?!tion)|ku|hai|hawa|sija|huwa|haija|ndio)[a-z]{2,}(?:a|u|we|wi|ye|ni|ji|je|ie|ii|li|ki|ti|fi|ue)$/;
/** An English verb of a person in Kiswahili: "nimeforget", "wanareject". */
const mixedVerb = /^(?:ni|tu|wa)(?:na|me|li|ta)[a-z]{3,}$/;
const notSwahili = once(
  () =>
    new Set([
      ...words(`
        name nature national natural nuclear india media metadata mecca meta kenya namibia linda meru nandi menu
        tanzania uganda alumni anime unique college nana tatu take nurse malawi
      `),
      ...placeWords(),
    ]),
);

/** The language of a question; undefined when no word tells. */
export function languageOf(text: string): Language | undefined {
  let [en, sw] = [0, 0];
  for (const { word } of tokenize(text)) {
    if (shared.has(word)) continue;
    if (swahili.has(word)) sw += 1;
    else if (english.has(word)) en += 1;
    else if ((swahiliVerb.test(word) || mixedVerb.test(word)) && !notSwahili().has(word)) sw += 1;
  }
  if (en === sw) return en === 0 ? undefined : 'sw';
  return en > sw ? 'en' : 'sw';
}
