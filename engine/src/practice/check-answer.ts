import { skillById } from '../concepts/index.ts';
import { findSkills } from '../find-skills.ts';
import { findRole } from '../roles/find-role.ts';

/** What a practised answer to an interview question holds. Signs in the words, no judgement of what was said. */
export interface AnswerCheck {
  readonly wordCount: number;
  /** Where and when it was. */
  readonly situation: boolean;
  /** What had to be done. */
  readonly task: boolean;
  /** What the person did: "I" with a verb of doing. */
  readonly action: boolean;
  /** What came of it. */
  readonly result: boolean;
  /** A number other than a year. */
  readonly number: boolean;
  /** The core skills of the role, and whether the answer names them; none for a role that is not known. */
  readonly skills: readonly { readonly name: string; readonly isNamed: boolean }[];
}

const maxSkills = 6;

const situationCues =
  /\b(?:when (?:i|we|the|our|my|a|an)|while (?:i|we|working)|during|last (?:year|month|week|term|season)|in (?:19|20)\d\d|at (?:my|our|the) (?:last|previous|first|former|current)|in my (?:last|previous|first|former|current)|there was|we had an?|one (?:day|time|morning|customer|client|patient|student|evening)|(?:a|two|three|four|five|\d+) (?:weeks?|months?|years?) ago)\b/i;
const taskCues =
  /\b(?:my (?:task|job|role|duty|goal|responsibility) was|(?:i|we) (?:had|needed|was asked|were asked|was told|were told|was expected|was responsible|were responsible) (?:to|for)|(?:i|we) was in charge|the (?:goal|aim|task|target|deadline|problem) was|asked me to|wanted me to|in charge of|responsible for)\b/i;
const irregularVerbs =
  'made|built|led|wrote|took|spoke|went|set|ran|held|met|told|taught|gave|found|did|kept|chose|began|bought|sold|drove|brought|sent|drew|cut|dealt|got|put|read|said|saw|sought|stood|swept|thought|understood|won|fed|fixed|paid|laid|grew|split|caught|broke|swapped|knew|left|learnt|rebuilt|rewrote|oversaw';
const actionCues = new RegExp(
  `\\bi (?:also |then |first |quickly |immediately |personally |carefully |therefore )?(?:${irregularVerbs}|[a-z]{2,}ed)\\b`,
  'gi',
);
/** "I was asked", "I needed to": what had to be done, not what was done. */
const noAction = /\bi (?:also |then |first )?(?:needed|wanted|liked|used|worked|wished|hoped|graduated|applied)\b/i;
const resultCues =
  /\b(?:as a result|in the end|the (?:result|outcome) was|(?:this|that|it) (?:saved|reduced|increased|improved|cut|led|meant|helped|brought|raised|lowered|doubled|halved|allowed|made)|which (?:saved|reduced|increased|improved|cut|led|meant|helped|brought|raised|lowered|doubled|halved|allowed|made)|so (?:that )?(?:we|they|the|i) (?:could|finished|delivered|no longer|never)|(?:we|i|they|she|he) (?:finally |even )?(?:finished|delivered|achieved|reached|exceeded|recovered|won|passed|stopped losing)|since then|from then on|(?:fell|rose|grew|dropped|went (?:up|down)) (?:by|from|to)|by \d+(?:\.\d+)? ?(?:%|per ?cent)|on time|under budget|thanked me)\b/i;
const years = /\b(?:19|20)\d\d\b/g;

/** What an answer holds of what interviewers listen for. English; the same answer gives the same check. */
export function checkAnswer(answer: string, role: string): AnswerCheck {
  const text = answer.replace(/\s+/g, ' ').trim();
  const said = new Set(findSkills(text).map(({ name }) => name));
  const core = (findRole(role).occupation?.skills ?? []).flatMap((id) => skillById(id)?.name ?? []);
  return {
    wordCount: text === '' ? 0 : text.split(' ').length,
    situation: situationCues.test(text),
    task: taskCues.test(text),
    action: (text.match(actionCues) ?? []).some((match) => !noAction.test(match)),
    result: resultCues.test(text),
    number: /\d/.test(text.replace(years, '')),
    skills: [...new Set(core)].slice(0, maxSkills).map((name) => ({ name, isNamed: said.has(name) })),
  };
}
