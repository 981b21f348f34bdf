import { once } from '../once.ts';

/** A form of a verb that people begin a duty with. */
export interface VerbForm {
  readonly base: string;
  readonly past: string;
  readonly form: 'base' | 'past' | 'third' | 'ing';
  /** It may be a noun or an adjective as well: "record", "clean". */
  readonly isAmbiguous: boolean;
}

/** Regular verbs of work. */
const regular =
  list(`accompany account achieve acquire adapt address adjust administer admit advertise advise advocate allocate
  analyse analyze answer apply appraise arrange assemble assess assign assist attend attract audit authorise automate award balance
  bake bathe book brief bank boost budget calculate calibrate call campaign care carry chair cash check clean clear close coach code collaborate collect
  communicate compile complete compose conduct configure connect conserve consult contact contribute control convert cook
  coordinate correct counsel count cover craft create cultivate cure customise debug decorate decrease deliver demonstrate
  deploy design detect develop diagnose direct discharge discipline discover dispatch dispense display dissect distribute document donate
  draft dress earn edit educate eliminate empower enable encourage enforce engage enhance enroll ensure enter equip escort establish
  estimate evaluate examine exceed execute expand explain facilitate file finance finish fix follow formulate foster fulfil
  fumigate gather generate grade graduate greet guard guide handle harvest head help host identify implement import improve
  increase influence inform initiate inspect install instruct integrate interact interpret interview introduce inventory
  investigate invoice iron irrigate issue join label launch lift liaise list load lobby locate look maintain manage market master maximise
  measure mediate mentor migrate milk minimise mix mobilise model moderate modernise monitor motivate move negotiate question witness nurse
  observe obtain open operate order organise organize outline overhaul pack paint participate perform persuade pilot plant plaster play
  post prepare prescribe present preserve prevent process procure produce program promote propose protect provide prune publish
  print pull push pick purchase qualify raise reach receive recommend reconcile record recover recruit redesign reduce refer register remove renovate
  reorganise repair replace report represent request research resolve respond restock restore restructure retain review revise roast
  roof sanitise save schedule score screen secure select serve service settle sew shift shoot sign simplify solve sort source spray
  standardise start sterilise stock store streamline strengthen study suggest summarise supervise supply support survey sustain
  tailor talk test thatch track trade train transfer transform translate transport treat triage troubleshoot tutor type update use utilise utilize upgrade upload
  vaccinate validate value verify visit volunteer wash watch water weed weigh weld welcome wire work`);
/** Verbs that double their last letter. */
const doubling = list(
  'plan stop control travel label model patrol vet equip admit refer transfer program submit ship trim tag map fit unpack scan drop wrap chop',
);
/** Verbs with forms of their own: base, past, participle. */
const irregular = [
  'begin began begun',
  'bring brought brought',
  'build built built',
  'buy bought bought',
  'catch caught caught',
  'choose chose chosen',
  'cut cut cut',
  'deal dealt dealt',
  'do did done',
  'draw drew drawn',
  'drive drove driven',
  'feed fed fed',
  'find found found',
  'fly flew flown',
  'get got got',
  'give gave given',
  'grow grew grown',
  'hold held held',
  'keep kept kept',
  'know knew known',
  'lay laid laid',
  'lead led led',
  'make made made',
  'meet met met',
  'oversee oversaw overseen',
  'pay paid paid',
  'put put put',
  'read read read',
  'rebuild rebuilt rebuilt',
  'ride rode ridden',
  'rise rose risen',
  'run ran run',
  'see saw seen',
  'sell sold sold',
  'send sent sent',
  'set set set',
  'show showed shown',
  'speak spoke spoken',
  'spend spent spent',
  'spin spun spun',
  'sweep swept swept',
  'take took taken',
  'teach taught taught',
  'undertake undertook undertaken',
  'win won won',
  'write wrote written',
].map((forms) => forms.split(' '));
/** Of these the plain form opens a line as a noun or an adjective just as well. */
const ambiguous = new Set(
  list(`book call chair print pull push pick request use look patrol process triage question witness vet light account address audit award balance bank brief boost budget campaign care cash check clean clear close coach code
    contact control cook correct cover craft cure cut deal design direct discipline dispatch display document draft draw dress drive estimate
    experience feed file finance fix grade guard guide harvest head help host import increase influence interview inventory
    invoice iron issue label lead lift list load lobby market master measure milk mix model monitor move nurse open order outline
    overhaul pack paint pilot plan plant plaster play post present process produce program purchase raise reach read record repair report
    research respond review ride rise roast roof run save schedule score screen secure service set shift shoot show sign sort source
    spin spray start stock store study supply support survey sweep tailor talk test tag track trade train transfer transport treat tutor type
    update upgrade upload value visit volunteer wash watch water weed weld welcome win wire work graduate advocate estimate map drop scan wrap stop travel`),
);

/** The form of a verb that a word is, in any case; undefined for what is no verb of the table. */
export function verbForm(word: string): VerbForm | undefined {
  return forms().get(word.toLowerCase());
}

/** The simple past of a participle: `written` is `wrote`. Undefined for what is no verb of the table. */
export function pastOfParticiple(word: string): string | undefined {
  const lower = word.toLowerCase();
  const own = irregular.find(([, , participle]) => participle === lower)?.[1];
  if (own !== undefined) return own;
  const form = verbForm(lower);
  return form?.form === 'past' && !irregular.some(([base]) => base === form.base) ? form.past : undefined;
}

const forms = once(() => {
  const all = new Map<string, VerbForm>();
  const add = (base: string, past: string, ing: string): void => {
    const isAmbiguous = ambiguous.has(base);
    // What is the same in present and past ("put") stands as the past, which is never wrong.
    for (const [written, form] of [
      [thirdOf(base), 'third'],
      [ing, 'ing'],
      [base, 'base'],
      [past, 'past'],
    ] as const) {
      all.set(written, { base, past, form, isAmbiguous: isAmbiguous && form !== 'past' && form !== 'ing' });
    }
  };
  const doubled = new Set(doubling);
  for (const base of new Set([...regular, ...doubling])) {
    const stem = doubled.has(base) ? base + base.slice(-1) : base.replace(/e$/, '');
    const past = /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${stem}ed`;
    add(base, base === 'shoot' ? 'shot' : past, /ee$/.test(base) ? `${base}ing` : `${stem}ing`);
  }
  for (const [base = '', past = ''] of irregular) {
    const twice = /^(?:begin|cut|get|put|run|set|spin|win)$/.test(base)
      ? base + base.slice(-1)
      : base.replace(/([^e])e$/, '$1');
    add(base, past, `${twice}ing`);
  }
  return all;
});

function thirdOf(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : `${base}s`;
}

function list(words: string): string[] {
  return words.split(/\s+/).filter(Boolean);
}
