import type { Level } from '../../matching/facts.ts';
import { type Education, educationIn } from '../facts/education.ts';
import { levelOfTitle, levelOfYears } from '../facts/titles.ts';
import { periodsIn, type Years, yearsCovered, yearsIn } from '../facts/years.ts';
import { claimsText } from './claims-text.ts';

/** What a CV shows besides skills, each with the words it came from. */
export interface Background {
  /** The longer of what is stated and what the dates of work cover; null when neither is there. */
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

/** Reads a CV. `thisYear` is what "to date" means. Takes time in proportion to its length. */
export function backgroundIn(resume: string, thisYear: number): Background {
  const lines = claimsText(resume);
  let isSchool = false;
  const work: string[] = [];
  for (const line of lines) {
    if (line.length < 60 && schoolHeading.test(line)) isSchool = true;
    else if (line.length < 60 && workHeading.test(line)) isSchool = false;
    if (isSchool || (ofSchool.test(line) && !ofWork.test(line))) continue;
    work.push(line);
  }
  const stated = lines.flatMap((line) => (/\d|year|miaka|mwaka/i.test(line) ? yearsIn(line) : []));
  const periods = work.flatMap((line) => periodsIn(line, thisYear));
  const covered = { years: yearsCovered(periods), words: periods.map(({ words }) => words).join('; ') };
  const longest = stated.toSorted((one, other) => other.years - one.years)[0];
  const years = longest !== undefined && longest.years > covered.years ? longest : covered.years > 0 ? covered : null;
  return { years, education: educationIn(lines.join('\n'))[0] ?? null, level: levelOf(work, years?.years ?? null) };
}

const longestTitle = 90;

function levelOf(lines: readonly string[], years: number | null): Level {
  const titles = lines
    .filter((line) => line.length <= longestTitle && !/\b(?:report|under the|assist(?:ed|ing) the)/i.test(line))
    .map((line) => levelOfTitle(line) ?? 0);
  // A title with hardly a year behind it says more than the person has done.
  if (years !== null && years < 2) return titles.some((level) => level > 0) ? 1 : levelOfYears(years);
  return [...titles, years === null ? 0 : levelOfYears(years)].toSorted((one, other) => other - one)[0] ?? 0;
}
