import type { ReadSections, Zone } from './sections.ts';
import { organisationWord } from './vocabulary.ts';

/** A line that may hold a contact of the person. */
export interface OwnLine {
  readonly index: number;
  /** As written. */
  readonly raw: string;
  /** As people read it. */
  readonly shown: string;
  readonly text: string;
  readonly cells: readonly string[];
  readonly zone: Zone;
  /** Below 0: somebody else's; 0: not known to be the person's; the more, the surer that it is. */
  readonly trust: number;
}

/** How far a contact in a part of a CV is the person's own. A school's or an employer's number stands below its name. */
const trustOfZone: Readonly<Record<Zone, number>> = {
  contact: 4,
  top: 3,
  profile: 2,
  languages: 1,
  skills: 1,
  interests: 1,
  certificates: 0,
  other: 1,
  education: 0,
  work: 0,
  none: 0,
  referees: -9,
};
const ofSomebodyElse = -9;

/** Before a name these tell of somebody who is spoken of: people give themselves no more than "Eng." or "Dr.". */
const ofOthers =
  /^(?:the\s)?(?:rev(?:erend)?|mr|mrs|ms|miss|madam|prof(?:essor)?|dr|eng|pastor|sister|bishop|father|fr|sheikh|hon|chief|inspector|capt(?:ain)?|bi|bw|bwana|mzee|mwl|mama|imam|ustadh)\b\.?\s+\p{Lu}/iu;
const ofOthersAnywhere =
  /\b(?:principal|head ?teacher|next of kin|emergency|parent|guardian|spouse|father'?s?|mother'?s?|wife|husband|supervisor)\b[^:]{0,20}(?:name|tel|phone|contact|:)/i;
const ownLabel =
  /^(?:(?:my|home|postal|physical|current|permanent) )?(?:tel|phone|mobile|cell|simu|e-?mail|address|contacts?|location|residence|website|linkedin|github)\b/i;
/** So many lines below the name of somebody else are still about them. */
const reach = 4;
const header = 4;
const maxLines = 4000;
const maxLineLength = 1000;

/** The lines of a CV with how far each is the person's own. */
export function ownLines(text: string, { lines, zones }: ReadSections): OwnLine[] {
  const own: OwnLine[] = [];
  let others = 0;
  let seen = 0;
  for (const [index, line] of lines.entries()) {
    if (own.length >= maxLines) break;
    if (line.text === '') continue;
    seen += 1;
    const zone = zones[index] ?? 'top';
    if (seen > header && ofOthers.test(line.text)) others = reach;
    else if (zone !== zones[index - 1] && zone !== 'top') others = 0;
    const isOthers = others > 0 || ofOthersAnywhere.test(line.text.slice(0, 120));
    others = Math.max(0, others - 1);
    const isOrganisation =
      zone === 'top' && seen > header && !ownLabel.test(line.text) && organisationWord.test(line.text);
    own.push({
      index,
      raw: text.slice(line.start, Math.min(line.end, line.start + maxLineLength)),
      shown: line.text,
      text: line.text,
      cells: line.cells,
      zone,
      trust: isOthers ? ofSomebodyElse : trustOfZone[zone] - (isOrganisation ? 3 : 0),
    });
  }
  return own;
}
