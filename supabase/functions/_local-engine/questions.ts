import { findRole, type Role } from './roles/find-role.ts';

const count = 10;

/** Ten different questions a recruiter in Kenya might ask for a role, the same at each call. */
export function interviewQuestions(role: string): string[] {
  const found = findRole(role);
  const ownQuestions = found.named?.questions ?? compose(found);
  return ownQuestions.slice(0, count);
}

function compose({ title, skill, profile, leads }: Role): string[] {
  const opening = [
    `What have you done so far that prepares you for the work of ${title}?`,
    `What would an ordinary day as ${title} look like here, as you imagine it?`,
    skill === undefined
      ? `Which skill does ${title} need most, and when did you last show it?`
      : `Tell me about the piece of work in ${skill} you are proudest of. How did you go about it?`,
  ];
  const closing = [
    leads
      ? 'Tell me about somebody who became better at their work because of you.'
      : 'Tell me about a colleague who was hard to work with. How did you manage?',
    'When did you last make a mistake at work, and what did you do when you noticed?',
    'What do you expect to earn, when can you start, and what would make you stay for three years?',
  ];
  return [...opening, ...(profile?.questions ?? general(title)), ...closing];
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
