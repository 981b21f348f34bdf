import type { AskedJob } from './asked-job.ts';
import { type FoundJobs, findJobs, type JobSource } from './find-jobs.ts';
import type { Language } from './language.ts';
import { type AnswerLink, jobLink, jobsLink, pageLink } from './links.ts';
import { remoteLocation } from './places.ts';

export interface JobAnswer {
  readonly text: string;
  readonly links: readonly AnswerLink[];
}

const maxJobs = 3;

const sentences = {
  en: {
    open: (asked: string) => (asked === '' ? 'Open now.' : `Open now: ${asked}.`),
    demo: 'These are demo data: invented jobs to try Fursa with.',
    noneHere: (what: string, kind: string, where: string, pay: string) =>
      `I found no open ${kind}${what && ` for ${what}`} ${where || 'right now'}${pay && `, ${pay}`}.`,
    elsewhere: 'Elsewhere there is:',
    later: 'New ones come in: look again in a few days, or try another word on the Jobs page.',
    in: (places: readonly string[]) =>
      places.includes(remoteLocation) ? 'with remote work' : `in ${places.join(' or ')}`,
    paying: (pay: string) => `paying KES ${pay} a month or more`,
    kinds: {
      any: { one: 'job', more: 'jobs', all: 'All jobs' },
      full_time: { one: 'full-time job', more: 'full-time jobs', all: 'All full-time jobs' },
      part_time: { one: 'part-time job', more: 'part-time jobs', all: 'All part-time jobs' },
      contract: { one: 'contract job', more: 'contract jobs', all: 'All contract jobs' },
      internship: { one: 'internship', more: 'internships', all: 'All internships' },
    },
  },
  sw: {
    open: (asked: string) => (asked === '' ? 'Nafasi zilizo wazi sasa.' : `Nafasi zilizo wazi sasa: ${asked}.`),
    demo: 'Hizi ni data za majaribio: kazi za kubuni za kujaribia Fursa.',
    noneHere: (what: string, kind: string, where: string, pay: string) =>
      `Sijapata nafasi ya ${kind}${what && ` ya ${what}`} iliyo wazi ${where || 'kwa sasa'}${pay && `, ${pay}`}.`,
    elsewhere: 'Kwingineko kuna:',
    later: 'Nafasi mpya huja: angalia tena baada ya siku chache, au jaribu neno lingine kwenye ukurasa wa kazi.',
    in: (places: readonly string[]) => (places.includes(remoteLocation) ? 'mtandaoni' : places.join(' au ')),
    paying: (pay: string) => `mshahara kuanzia KES ${pay} kwa mwezi`,
    // Adverts and the filters have these types in English, and so has everyday speech.
    kinds: {
      any: { one: 'kazi', more: 'kazi', all: 'Kazi zote' },
      full_time: { one: 'kazi ya full time', more: 'kazi za full time', all: 'Kazi zote za full time' },
      part_time: { one: 'kazi ya part time', more: 'kazi za part time', all: 'Kazi zote za part time' },
      contract: { one: 'kazi ya mkataba', more: 'kazi za mkataba', all: 'Kazi zote za mkataba' },
      internship: { one: 'mafunzo kazini', more: 'mafunzo kazini', all: 'Mafunzo kazini yote' },
    },
  },
};

/** What there is of the jobs that are asked for: in the named place, else elsewhere, else nothing. */
export function answerWithJobs(exactly: AskedJob, jobs: readonly JobSource[], language: Language): JobAnswer {
  const asked = withoutStrangeWords(exactly, jobs);
  const say = sentences[language];
  const what = nameOf(asked, language);
  const { place } = asked;
  const { here, elsewhere } = findJobs(asked, jobs);
  const where = place === undefined ? '' : say.in(place.names);
  const pay = payOf(asked, language);
  const kind = say.kinds[asked.type ?? 'any'];
  const noneHere = say.noneHere(what, kind.one, where, pay);
  const shown = (here.length > 0 ? here : elsewhere).slice(0, maxJobs);
  if (shown.length === 0) return { text: `${noneHere} ${say.later}`, links: [pageLink('jobs', language)] };
  const isKindSaid = asked.type !== undefined || (what === '' && where !== '');
  const found = listed([what, isKindSaid ? `${kind.more} ${where}`.trim() : where, pay]);
  const lead = here.length > 0 ? say.open(found) : `${noneHere} ${say.elsewhere}`;
  const demo = shown.some(({ isDemo }) => isDemo === true) ? [say.demo] : [];
  const narrowed = here.length > 0 ? asked : { ...asked, place: undefined };
  return { text: [lead, ...demo].join(' '), links: [...shown.map(jobLink), openJobsLink(narrowed, language)] };
}

/** The jobs page, searched for what is asked. */
export function openJobsLink(asked: AskedJob, language: Language): AnswerLink {
  const say = sentences[language];
  // The page has one place: of several it shows all jobs, and the link says no more.
  const where = asked.place?.location === undefined ? '' : say.in(asked.place.names);
  const name = listed([say.kinds[asked.type ?? 'any'].all, nameOf(asked, language), where, payOf(asked, language)]);
  const query = asked.occupations[0]?.names.en ?? asked.skills[0] ?? '';
  return jobsLink(name, { q: query, location: asked.place?.location, type: asked.type, pay: asked.minPay?.toString() });
}

const listed = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

function payOf({ minPay }: AskedJob, language: Language): string {
  return minPay === undefined ? '' : sentences[language].paying(minPay.toLocaleString('en'));
}

/** Words that no title knows ("jobs for women in Mombasa") narrow nothing where the place has jobs. */
function withoutStrangeWords(asked: AskedJob, jobs: readonly JobSource[]): AskedJob {
  const anyKind = { ...asked, otherWords: [] };
  const hasNone = ({ here, elsewhere }: FoundJobs): boolean => here.length + elsewhere.length === 0;
  const isStrange = asked.place !== undefined && hasNone(findJobs(asked, jobs));
  return isStrange && findJobs(anyKind, jobs).here.length > 0 ? anyKind : asked;
}

function nameOf(
  { occupations: [occupation], skills: [skill], fields: [field], otherWords }: AskedJob,
  language: Language,
): string {
  if (occupation !== undefined) return (language === 'sw' ? occupation.names.sw : undefined) ?? occupation.names.en;
  const unknown = otherWords.slice(0, 3).join(' ').slice(0, 40);
  return skill ?? field?.name ?? (unknown && `“${unknown}”`);
}
