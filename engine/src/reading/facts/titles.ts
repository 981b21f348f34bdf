import type { Level } from '../../matching/facts.ts';

const heads =
  /\b(?:head of|heads?|chief|director|principal|c[eftio]o|general manager|country manager|vice president|vp|managing|mkurugenzi|mkuu wa|executive director|president|partner)\b/i;
const managers = /\b(?:manager|meneja|superintendent|controller)\b/i;
const seniors =
  /\b(?:senior|sr\.?|lead|leader|supervisor|foreman|in[- ]charge|team lead|expert|specialist (?:ii|iii)|matron|msimamizi|mkuu)\b/i;
const juniors =
  /\b(?:junior|jr\.?|intern(?:ship)?|trainee|apprentice(?:ship)?|assistant|attache|attachment|graduate|entry[- ]level|entry|beginner|helper|volunteer|casual|msaidizi|mwanafunzi|student)\b/i;
/** "Assistant to the Director", "Executive Assistant", "Account Manager": words of rank that are none here. */
const noRank =
  /\b(?:assistant to|secretary to|personal assistant to|pa to|executive assistant|account manager|accounts? executive|product manager|project manager|programme manager|case manager|community manager|social media manager|house manager|office manager|relationship manager|customer success manager|head (?:cook|waiter|chef|boy|girl|prefect|hunter))\b/i;

/** What the posts of those who learn a field are called behind its name. */
export const learnersPosts = 'intern internship attachment attachee attachée attache attaché trainee'.split(' ');
const learners = new RegExp(
  `\\b(?:(?:${learnersPosts.join('|')})s?|apprentices?|apprenticeships?|teaching practice|industrial placement)(?!\\p{L})`,
  'iu',
);
/** "Internship Coordinator", "Head of Apprenticeships": who looks after learners learns nothing there; a "Manager Trainee" does. */
const overLearners =
  /^(?:coordinator|director|head|lead|manager|officer|supervisor)(?:,| of| for| [-–]) (?!.*\b(?:intern|trainee|apprentice)\W*$)|\b(?:intern|internships?|apprenticeships?|attachments?|placement|practice) (?:program(?:me)? )?(?:advis[eo]r|coordinator|lead|manager|mentor|officer|supervisor)\b/i;

/** How high a title stands; null when it does not say. */
export function levelOfTitle(title: string): Level | null {
  if (/\bassistant (?:manager|director|principal|head)\b|\bdeputy\b/i.test(title)) return 2;
  if (noRank.test(title)) return /\bsenior|\blead\b|\bhead of\b/i.test(title) ? 2 : null;
  if (juniors.test(title) && !overLearners.test(title)) return 0;
  if (heads.test(title)) return 3;
  if (managers.test(title)) return /\bsenior\b/i.test(title) ? 3 : 2;
  return seniors.test(title) ? 2 : null;
}

/** The level that so many years stand for. */
export function levelOfYears(years: number): Level {
  if (years >= 5) return 2;
  return years >= 1 ? 1 : 0;
}

/** Whether a title is that of an internship, an attachment or the like, for those who still learn the work. */
export function isForLearners(title: string): boolean {
  return learners.test(title) && !overLearners.test(title);
}
