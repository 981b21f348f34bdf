import { credentials, type Occupation, skillById } from './concepts/index.ts';
import { findRole, type Role } from './roles/find-role.ts';

export { namesRole } from './roles/names-role.ts';

const count = 10;
/** Of an occupation's core skills, the most telling. */
const maxSkills = 3;

/** Ten different questions a recruiter in Kenya might ask for a role, the same at each call. */
export function interviewQuestions(role: string): string[] {
  const found = findRole(role);
  const ownQuestions = found.named?.questions ?? compose(found);
  return [...new Set(ownQuestions)].slice(0, count);
}

function compose(role: Role): string[] {
  const { occupation, profile, leads } = role;
  const title = occupation === undefined ? role.title : withArticle(role.title);
  const skills = skillsOf(role);
  const opening = [
    `What have you done so far that prepares you for the work of ${title}?`,
    `What would an ordinary day as ${title} look like here, as you imagine it?`,
    ...(skills.length === 0
      ? [`Which skill does ${title} need most, and when did you last show it?`]
      : skills.map((skill, at) => askFor[at % askFor.length]?.(skill) ?? '')),
  ];
  const paper = occupation === undefined ? undefined : paperOf(occupation);
  const papers =
    paper === undefined
      ? []
      : [`Which papers do you hold for this work, such as the ${paper}, and until when are they valid?`];
  const closing = [
    leads
      ? 'Tell me about somebody who became better at their work because of you.'
      : 'Tell me about a colleague who was hard to work with. How did you manage?',
    'When did you last make a mistake at work, and what did you do when you noticed?',
    'What do you expect to earn, when can you start, and what would make you stay for three years?',
  ];
  const middle = [...papers, ...(profile?.questions ?? general(title)), ...general(title)];
  return [...opening, ...middle.slice(0, count - opening.length - closing.length), ...closing];
}

const askFor: readonly ((skill: string) => string)[] = [
  (skill) => `Tell me about the piece of work in ${skill} you are proudest of. How did you go about it?`,
  (skill) => `How did you learn ${skill}, and how would you show us on your first day that you can do it?`,
  (skill) => `What goes wrong most often in ${skill}, and what do you do so that it does not?`,
];

/** The skill that the title names, then the core skills of its occupation. */
function skillsOf({ skill, occupation }: Role): string[] {
  const core = (occupation?.skills ?? []).flatMap((id) => skillById(id)?.name ?? []);
  return [...new Set([...(skill === undefined ? [] : [skill]), ...core])].slice(0, maxSkills);
}

/** The licence or registration that proves one of the two first core skills of an occupation, if there is one. */
function paperOf({ skills }: Occupation): string | undefined {
  const papers = credentials().filter(({ kind }) => kind === 'licence' || kind === 'registration');
  const proving = skills.slice(0, 2).map((skill) => papers.find(({ proves }) => proves.includes(skill)));
  return proving.find((paper) => paper !== undefined)?.names.en;
}

/** "A nurse"; what names the work and not the person has no article. */
function withArticle(title: string): string {
  if (/(?:ing|ry|ment|care|sales|service|services|support|s)$/i.test(title)) return title;
  return `${/^(?:[aeio]|un(?!i)|hr\b|m&e|ngo\b|x)/i.test(title) ? 'an' : 'a'} ${title}`;
}

/** For a title that tells nothing of the line of work. */
function general(title: string): string[] {
  return [
    `Which tools and methods do you use as ${title}, and which would you like to learn?`,
    'Describe a problem that nobody had told you how to solve. What did you do?',
    'How do you order your work when everything is urgent?',
    'How would your last employer, or your last customer, describe you?',
  ];
}
