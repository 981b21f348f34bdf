import type { WorkEntry } from '../../cv/cv-facts.ts';
import { jobsOf, yearsWorked } from '../../cv/jobs.ts';
import { studiesGoingOn } from '../../cv/studies.ts';
import type { Level } from '../../matching/facts.ts';
import { type Education, educationIn } from '../facts/education.ts';
import { levelOfTitle, levelOfYears } from '../facts/titles.ts';
import { type Years, yearsIn } from '../facts/years.ts';
import { itemAt, type Sentence, withoutMarkup } from '../sentences.ts';
import { claimedSentences } from './claimed-sentences.ts';
import { tellsOfStudies } from './studies.ts';

/** What a CV shows besides skills, each with the words it came from. */
export interface Background {
  /** What the jobs cover; where none tells its time, what is stated. Null where nothing is: unknown, and not none. */
  readonly years: Years | null;
  /** The highest. */
  readonly education: Education | null;
  readonly level: Level;
}

const ofSchool =
  /\b(?:school|college|universit|institute|polytechnic|academy|bachelor|degree|diploma|certificate|kcse|kcpe|bsc|bed|bcom|course|student|shule|chuo|elimu|masomo|kmtc|studied|education|trained at)\b|[a-z]*(?:university)/i;
const ofWork =
  /\b(?:ltd|limited|worked|employed|company|kampuni|kazi|as an?|officer|manager|assistant|self[- ]employed|attachment|teach(?:er|ing)|lecturer|tutor|mwalimu|taught)\b/i;
const schoolHeading =
  /^\W*(?:(?:education|academic|professional)(?:al)?(?: (?:background|qualifications?|history|training|and training))?|qualifications?|elimu|masomo|training|courses?|certificates?|vyeti)\b\W*$/i;
const workHeading =
  /^\W*(?:.{0,20}(?:experience|employment|career|work history|uzoefu|jobs?|historia ya kazi).{0,20})\W*$/i;

/** No beginner by the dates, for there are none, but by their own words. */
const beginner =
  /\b(?:fresh (?:graduate|from school)|recent(?:ly)? graduated?|(?:school|form (?:four|4)|high school) leaver|(?:current|college|university|(?:first|second|third|fourth|final)[- ]year) student|no (?:work )?experience|mwanafunzi|bila uzoefu)\b/i;

/** Reads a CV. `today` (YYYY-MM-DD) is what "to date" means. Takes time in proportion to its length. */
export function backgroundIn(resume: string, today: string, jobs: readonly WorkEntry[] = jobsOf(resume)): Background {
  const sentences = claimedSentences(resume);
  const lines = sentences.map(({ text }) => text);
  const goingOn = studiesGoingOn(withoutMarkup(resume), today);
  const isOver = ({ text, start }: Sentence) => !tellsOfStudies(text) && start >= (itemAt(goingOn, start)?.end ?? 0);
  let isSchool = false;
  const work: string[] = [];
  for (const line of lines) {
    if (line.length < 60 && schoolHeading.test(line)) isSchool = true;
    else if (line.length < 60 && workHeading.test(line)) isSchool = false;
    if (isSchool || (ofSchool.test(line) && !ofWork.test(line))) continue;
    work.push(line);
  }
  const stated = lines.flatMap((line) => (/\d|year|miaka|mwaka/i.test(line) ? yearsIn(line) : []));
  const longest = stated.toSorted((one, other) => other.years - one.years)[0] ?? null;
  const years = yearsWorked(jobs, today) ?? longest;
  const unknown = jobs.length === 0 && lines.some((line) => beginner.test(line)) ? 0 : 1;
  return {
    years,
    education:
      educationIn(
        sentences
          .filter(isOver)
          .map(({ text }) => text)
          .join('\n'),
      )[0] ?? null,
    level: levelOf(work, years?.years ?? null, unknown),
  };
}

const maxTitleLength = 90;

function levelOf(lines: readonly string[], years: number | null, unknown: Level): Level {
  const titles = lines
    .filter((line) => line.length <= maxTitleLength && !/\b(?:report|under the|assist(?:ed|ing) the)/i.test(line))
    .map((line) => levelOfTitle(line) ?? 0);
  // A title with hardly a year behind it says more than the person has done.
  if (years !== null && years < 2) return titles.some((level) => level > 0) ? 1 : levelOfYears(years);
  return [...titles, years === null ? unknown : levelOfYears(years)].toSorted((one, other) => other - one)[0] ?? 0;
}
