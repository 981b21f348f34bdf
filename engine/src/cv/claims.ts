import { credentialById } from '../concepts/index.ts';
import { findSkills } from '../find-skills.ts';
import { personMentions } from '../reading/person/person-mentions.ts';
import type { Found } from './cv-facts.ts';

/** Shows the line that a place of the text lies in. */
export type ShowLine = (place: number) => string;

/** Skills of the group of languages that are work with languages. */
const languageWork = new Set([
  'Translation',
  'Interpretation',
  'Subtitling',
  'Localization',
  'Bilingual Communication',
]);
/** Papers that everybody has, or that say something private. */
const withheld = new Set([
  'National ID',
  'Passport',
  'KRA PIN Certificate',
  'Medical Certificate',
  'Medical Fitness Certificate',
]);
/** "Liaised with KEBS and NEMA": an office is no paper of its own. */
const ofOthers =
  /\b(?:liais\w+|work(?:s|ed|ing)? (?:\w+ )?with|deal(?:t|ing)? with|communicat\w+ with|correspond\w+ with|follow\w* up with|coordinat\w+ with|officers? (?:of|from)|inspect\w+ by)\b[^.;:]*$/i;
const maxLookBehind = 200;
/** What schools award is listed with the schools. */
const ofSchools = /^(?:diploma|certificate in|(?:higher|national) diploma|bsc|bachelor|degree|computer packages)\b/i;

/** The skills a person claims, each with its line. */
export function claimedSkills(text: string, show: ShowLine): Found<string>[] {
  return findSkills(text).map(({ name, start }) => ({ value: name, line: show(start) }));
}

/** The languages a person speaks. */
export function spokenLanguages(text: string, show: ShowLine): Found<string>[] {
  return findSkills(text)
    .filter(({ name, group }) => group === 'languages' && !languageWork.has(name))
    .map(({ name, start }) => ({ value: name, line: show(start) }));
}

/** The papers a person holds on `today`; where one includes another, the greater. */
export function heldPapers(text: string, today: string, show: ShowLine): Found<string>[] {
  const held = new Map<string, Found<string>>();
  const included = new Set<string>();
  for (const { concept, kind, standing, start, end } of personMentions(text, today)) {
    const credential = credentialById(concept);
    if (credential === undefined || standing !== 'has' || kind === 'education') continue;
    if (ofOthers.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start).slice(-maxLookBehind))) continue;
    const name = credential.names.en;
    if (withheld.has(name) || ofSchools.test(name)) continue;
    if (kind === 'qualification' && ofSchools.test(text.slice(start, end))) continue;
    if (!held.has(concept)) held.set(concept, { value: name, line: show(start) });
    const open = [...credential.includes];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (included.has(next)) continue;
      included.add(next);
      open.push(...(credentialById(next)?.includes ?? []));
    }
  }
  return [...held].filter(([id]) => !included.has(id)).map(([, found]) => found);
}
