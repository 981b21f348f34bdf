import { type Occupation, occupations } from '../concepts/index.ts';
import { findOccupations } from '../reading/concept-names.ts';
import { tokenize } from '../text/tokenize.ts';
import type { PostingText } from './posting-text.ts';

/** Words of a title after which the post itself is not named any more: "Driver at Sunrise Bakers", "Cook - Nairobi". */
const titleEnd = /\s+(?:at|for|in|with|reporting|based|needed|wanted)\s+|\s[-–—|]\s|[(,]/i;
const wanted =
  /\b(?:looking for|seeking|hiring|need|recruit(?:ing)?|position of|role of|post of|vacancy for|tunahitaji|tunatafuta|nafasi ya)\s+(?:(?:an?|the|our|some|experienced|qualified|skilled|competent|young|kazi ya)\s+){0,3}(.{3,60})/i;

/** The occupation a post is for: its title names it, else the sentence that says who is wanted, else the skills it asks for. */
export function postingOccupation(
  { title, description, requirements }: PostingText,
  weighted: ReadonlyMap<string, number>,
): string | null {
  const head = title.split(titleEnd)[0] ?? '';
  const named = mainOccupation(head) ?? mainOccupation(title);
  if (named !== undefined) return named.id;
  const said = wanted.exec(`${description.slice(0, 3000)}\n${requirements?.slice(0, 1000) ?? ''}`)?.[1];
  return mainOccupation(said ?? '')?.id ?? likeliest(weighted);
}

/** Of several the longest name: "Cleaner and Office Messenger". */
export function mainOccupation(title: string): Occupation | undefined {
  const found = findOccupations(tokenize(title), true);
  return found.toSorted((one, other) => other.last - other.first - (one.last - one.first))[0]?.concept;
}

const minShare = 0.5;

function likeliest(weighted: ReadonlyMap<string, number>): string | null {
  let [best, most]: [string | null, number] = [null, minShare];
  for (const { id, skills } of occupations()) {
    if (skills.length < 3 || !weighted.has(skills[0] ?? '')) continue;
    const share = skills.filter((skill) => (weighted.get(skill) ?? 0) > 5).length / skills.length;
    if (share >= most) [best, most] = [id, share + 0.001];
  }
  return best;
}
