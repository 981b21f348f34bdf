import { type CvFacts, type EducationEntry, readCvText } from '../cv/read-cv.ts';
import { isPlace } from '../cv/title-parts.ts';
import { occupationById } from '../reading/concept-names.ts';
import { educationIn, educationRank } from '../reading/facts/education.ts';
import { yearsIn } from '../reading/facts/years.ts';
import { personMentions } from '../reading/person/person-mentions.ts';
import type { DraftSource, DraftTexts } from './draft.ts';
import { isInstruction } from './draft-rules.ts';
import { distinctSources, type Quotes, quotesOf } from './quotes.ts';
import { type ToldJob, tellJob } from './told-job.ts';
import { lowerTitle, properCase } from './wording.ts';
import { type WorkPhrase, workPhrases } from './work-phrases.ts';

/** Words for a draft with what bears them out. */
export interface Told {
  readonly words: string;
  readonly sources: readonly DraftSource[];
}

/** What a CV says that a draft can use, each with its sources. */
export interface PersonStory {
  readonly name: string | null;
  /** The current or last one first. */
  readonly jobs: readonly ToldJob[];
  /** "seven years", as stated; dates are not added up. */
  readonly years: Told | null;
  /** What somebody is, who lists no post: "HR officer". */
  readonly occupation: Told | null;
  readonly schooling: (Told & { readonly form: 'holds' | 'passed' | 'studies' | 'quoted' }) | null;
  readonly papers: readonly Told[];
  readonly languages: readonly Told[];
  readonly home: Told | null;
  /** What is said of work by somebody who lists no post. */
  readonly phrases: readonly (WorkPhrase & { readonly sources: readonly DraftSource[] })[];
}

const mostJobs = 3;

export function readStory({ resume }: DraftTexts): PersonStory {
  const facts = readCvText(resume);
  const quotes = quotesOf('resume', resume);
  const jobs = inOrder(facts)
    .flatMap((work) => tellJob(work, quotes) ?? [])
    .slice(0, mostJobs);
  const told = (words: string, line: string): Told[] => {
    const source = quotes.lineWith(line) ?? quotes.lineWith(words, line);
    return source === undefined || isInstruction(source.quote) ? [] : [{ words, sources: [source] }];
  };
  const [years] = facts.years === null ? [] : yearsStated(facts.years.line).flatMap((words) => told(words, words));
  const home =
    facts.county?.line.toLowerCase().includes(facts.county.value.toLowerCase()) === true ? facts.county : null;
  return {
    name: facts.name !== null && quotes.lineWith(facts.name.value) !== undefined ? facts.name.value : null,
    jobs,
    years: years ?? null,
    occupation: jobs.length > 0 ? null : occupationOf(resume, quotes),
    schooling: schoolingOf(facts.education, resume, quotes),
    papers: facts.licences.flatMap(({ value, line }) => told(value, line)),
    languages: facts.languages.flatMap(({ value, line }) => told(value, line)),
    home: home === null ? null : (told(home.value, home.line)[0] ?? null),
    phrases: jobs.length > 0 ? [] : loosePhrases(resume, quotes),
  };
}

function inOrder({ work }: CvFacts): CvFacts['work'] {
  const last = (entry: (typeof work)[number]): string =>
    entry.isCurrent ? '9999' : (entry.endDate ?? entry.startDate ?? '');
  return work.toSorted((one, other) => last(other).localeCompare(last(one)));
}

/** "seven years" of what a line states; of months and of Kiswahili nothing is said in other words. */
function yearsStated(line: string): string[] {
  const stated = yearsIn(line).toSorted((one, other) => other.years - one.years)[0];
  return stated !== undefined && stated.years >= 1 && /^[\w+ ]{1,20} ?(?:years|yrs)$/i.test(stated.words)
    ? [stated.words.toLowerCase().replace('yrs', 'years')]
    : [];
}

/** The first that the CV says the person is. */
function occupationOf(resume: string, quotes: Quotes): Told | null {
  const mention = personMentions(resume).find(({ kind, standing }) => kind === 'occupation' && standing === 'has');
  const concept = mention === undefined ? undefined : occupationById(mention.concept);
  if (mention === undefined || concept === undefined) return null;
  const source = quotes.lineAt(mention.start, mention.end);
  if (isInstruction(source.quote)) return null;
  const written = resume.slice(mention.start, mention.end).replace(/\s+/g, ' ');
  const isEnglish = concept.aliases.some(
    ({ text, register }) => register === 'en' && text.toLowerCase() === written.toLowerCase(),
  );
  return { words: lowerTitle(isEnglish ? written : concept.names.en), sources: [source] };
}

const awards =
  /^(?:bachelor|b\.?\s?(?:sc|com|ed|a|eng|tech|ba)\b|ll\.?b|master|m\.?\s?(?:sc|ed|a|ba|phil)\b|mba|ph\.?d|doctor|degree|(?:higher |national |advanced |ordinary )*diploma|(?:craft |artisan |higher |trade |technical |national )*certificate|trade test|hnd|grade i)/i;
const exams = /^(?:k\.?c\.?[sp]\.?e|kcse|kcpe|kenya certificate of (?:primary|secondary) education)$/i;

function schoolingOf(education: readonly EducationEntry[], resume: string, quotes: Quotes): PersonStory['schooling'] {
  const rank = (entry: EducationEntry): number => {
    const level = educationIn([entry.studyType ?? '', entry.institution ?? ''].join(' '))[0]?.level;
    return level === undefined ? -1 : educationRank(level);
  };
  const [entry] = education.toSorted(
    (one, other) => rank(other) - rank(one) || (other.endDate ?? '').localeCompare(one.endDate ?? ''),
  );
  if (entry === undefined || entry.studyType === null || isInstruction(entry.line)) return null;
  const { institution, area, studyType } = entry;
  const near = entry.line;
  const school = institution === null || !/^\p{Lu}/u.test(institution) || isPlace(institution) ? null : institution;
  const year = entry.isCurrent ? null : (entry.endDate?.slice(0, 4) ?? null);
  const sources = distinctSources([
    quotes.lineWith(studyType, near),
    ...[area, school, year].map((words) => (words === null ? undefined : quotes.lineWith(words, near))),
  ]);
  if (sources.length === 0) return null;
  const isHad = personMentions(resume)
    .filter(
      ({ kind, start, end }) =>
        (kind === 'education' || kind === 'qualification') &&
        sources.some(({ quote }) => quote.includes(resume.slice(start, end))),
    )
    .every(({ standing }) => standing === 'has');
  if (!isHad) return null;
  const at = school === null ? '' : properCase(school).replace(/^University of/, 'the University of');
  if (exams.test(studyType)) {
    const words = `${/kcpe/i.test(studyType) ? 'KCPE' : /kcse/i.test(studyType) ? 'KCSE' : studyType}${at === '' ? '' : ` at ${at}`}${year === null ? '' : ` in ${year}`}`;
    return { words, sources, form: 'passed' };
  }
  if (!awards.test(studyType))
    return {
      words: entry.line.replace(/^[\d\s–—:-]+/, '').replace(/[.,;]+$/, ''),
      sources: distinctSources([quotes.lineWith(entry.line), ...sources]),
      form: 'quoted',
    };
  const isOngoing = entry.isCurrent || Number(year ?? 0) > new Date().getFullYear();
  const award = `${properCase(studyType)}${area === null ? '' : ` in ${properCase(area)}`}`;
  const from = at === '' ? '' : isOngoing ? ` at ${at}` : ` from ${at}`;
  return {
    words: award + from + (year === null || isOngoing ? '' : ` (${year})`),
    sources,
    form: isOngoing ? 'studies' : 'holds',
  };
}

function loosePhrases(resume: string, quotes: Quotes): PersonStory['phrases'] {
  return workPhrases(resume.split('\n'))
    .filter(({ form }) => form === 'did' || form === 'sentence')
    .flatMap((phrase) => {
      const source = quotes.lineWith(phrase.line);
      return source === undefined ? [] : [{ ...phrase, sources: [source] }];
    });
}
