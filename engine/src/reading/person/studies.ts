import { credentialById } from '../../concepts/index.ts';
import { studiesGoingOn } from '../../cv/studies.ts';
import type { ConceptMention } from '../mentions.ts';
import { itemAt } from '../sentences.ts';
import { goesOn, type Standing, stillGoing } from './person-cues.ts';

const stillYear = '(?:first|second|third|fourth|fifth|sixth|final|[1-6](?:st|nd|rd|th))[- ]year';
/** Behind an award, and before the next one; "In progress" may stand in a line of its own. */
const stillStudied = new RegExp(
  [
    String.raw`^\.?[^\n.;]{0,80}?(?:${goesOn.source}|\b(?:expected|anticipated|${stillYear}(?! (?:students|pupils|classes|project|research|thesis|dissertation|paper))))`,
    String.raw`^[^\n.;]{0,80}?[(–-]\s*(?:currently\s+)?(?:in\s+)?year [1-6]\s*(?:\)|\n|$)`,
    String.raw`^[^\n,.;(]{0,40}\b(?<!\b(?:best|top|outstanding|model|former) )(?:student|undergraduate|finalist)\b(?! (?:leader|council|union|affairs|body|representative))`,
    String.raw`^[^\n]*(?:\n[^\n]{0,80}){0,2}\n\W*(?:${stillGoing})[^\w\n]*(?:\n|$)`,
  ].join('|'),
  'i',
);
/** Right before it. */
const studiedIn = new RegExp(
  String.raw`\b(?:${stillGoing}|expected|${stillYear})(?: student)?(?: in| pursuing)?(?: an?)?:? ?$`,
  'i',
);
const awards: ReadonlySet<string> = new Set(['education', 'qualification', 'certificate']);
/** Of `Credential.rank`: nobody who looks for work is at a primary or secondary school still. */
const rankOfSchools = 2;

function isAward({ concept, kind }: ConceptMention): boolean {
  const rank = credentialById(concept)?.rank ?? 0;
  return awards.has(kind) && (kind !== 'education' || rank > rankOfSchools);
}

/** What a CV names, in the order of the text: awards of studies that are not over on `today` (YYYY-MM-DD) are not held. */
export function withStudies<Mention extends ConceptMention & { readonly standing: Standing }>(
  text: string,
  named: readonly Mention[],
  today: string,
): Mention[] {
  const awarded = named.filter(isAward);
  if (awarded.length === 0) return [...named];
  const goingOn = studiesGoingOn(text, today);
  const learned = new Set(
    awarded.filter(({ start, end }, at) => {
      const range = itemAt(goingOn, start);
      const next = awarded[at + 1]?.start ?? text.length;
      const behind = text.slice(end, Math.min(end + 200, Math.max(end, next)));
      const before = text.slice(Math.max(awarded[at - 1]?.end ?? 0, start - 50), start);
      return (
        (range !== undefined && start < range.end) ||
        // "Diploma in nursing, ongoing BSc in nursing": it stands before its own.
        (stillStudied.test(behind) && (next === text.length || !studiedIn.test(behind))) ||
        studiedIn.test(before)
      );
    }),
  );
  // Of "in progress" alone nobody knows whether it is wished for: behind an award it is studied.
  const isOpen = ({ standing }: Mention) => standing === 'has' || standing === 'wish';
  return named.map((mention) =>
    learned.has(mention) && isOpen(mention) ? { ...mention, standing: 'learning' } : mention,
  );
}

/** Whether a sentence tells of studies that go on. */
export function tellsOfStudies(sentence: string): boolean {
  return stillStudied.test(sentence);
}
