import { occupationById } from '../reading/concept-names.ts';

const beginners =
  /\b(?:junior|jr|interns?|internship|trainee|apprentice|apprenticeship|attachment|attache|graduate|placement|helper|entry[- ]level)\b/i;

/** Whether a title says that a post is for beginners. "Assistant" says so, unless it is the name of the occupation. */
export function isForBeginners(title: string, occupation: string): boolean {
  if (beginners.test(title)) return true;
  return /\bassistant\b/i.test(title) && !/assistant/i.test(occupationById(occupation)?.names.en ?? '');
}
