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
    open: (what: string, where: string) => `Open now${what && `, ${what}`}${where && `, ${where}`}:`,
    demo: 'These are demo data: invented jobs to try Fursa with.',
    noneHere: (what: string, where: string) =>
      `I found no open job${what && ` for ${what}`}${where ? ` ${where}` : ' right now'}.`,
    elsewhere: 'Elsewhere there is:',
    later: 'New ones come in: look again in a few days, or try another word on the Jobs page.',
    in: (place: string) => (place === remoteLocation ? 'remote' : `in ${place}`),
    all: (what: string, place: string) => ['All jobs', what, place].filter((part) => part !== '').join(', '),
  },
  sw: {
    open: (what: string, where: string) => `Nafasi zilizo wazi sasa${what && `, ${what}`}${where && `, ${where}`}:`,
    demo: 'Hizi ni data za majaribio: kazi za kubuni za kujaribia Fursa.',
    noneHere: (what: string, where: string) =>
      `Sijapata nafasi ya kazi${what && ` ya ${what}`} iliyo wazi ${where || 'kwa sasa'}.`,
    elsewhere: 'Kwingineko kuna:',
    later: 'Nafasi mpya huja: angalia tena baada ya siku chache, au jaribu neno lingine kwenye ukurasa wa kazi.',
    in: (place: string) => (place === remoteLocation ? 'za mtandaoni' : place),
    all: (what: string, place: string) => ['Kazi zote', what, place].filter((part) => part !== '').join(', '),
  },
};

/** What there is of the jobs that are asked for: in the named place, else elsewhere, else nothing. */
export function answerWithJobs(exactly: AskedJob, jobs: readonly JobSource[], language: Language): JobAnswer {
  const asked = withoutStrangeWords(exactly, jobs);
  const say = sentences[language];
  const what = nameOf(asked, language);
  const { place } = asked;
  const { here, elsewhere } = findJobs(asked, jobs);
  const where = place === undefined ? '' : say.in(place.name);
  const shown = (here.length > 0 ? here : elsewhere).slice(0, maxJobs);
  if (shown.length === 0) {
    return { text: `${say.noneHere(what, where)} ${say.later}`, links: [pageLink('jobs', language)] };
  }
  const lead = here.length > 0 ? say.open(what, where) : `${say.noneHere(what, where)} ${say.elsewhere}`;
  const demo = shown.some(({ isDemo }) => isDemo === true) ? [say.demo] : [];
  const query = asked.occupations[0]?.names.en ?? asked.skills[0] ?? '';
  const narrowed = here.length > 0 ? place : undefined;
  return {
    text: [lead, ...demo].join(' '),
    links: [
      ...shown.map(jobLink),
      jobsLink(say.all(what, narrowed === undefined ? '' : where), query, narrowed?.location),
    ],
  };
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
