/** "an accountant", "a nurse", "a UX designer". */
function withArticle(role: string): string {
  return `${/^(?:[aeio]|un(?!i)|hr\b)/i.test(role) ? 'an' : 'a'} ${role}`;
}

/** Ten questions for any job, in English as the service writes its own: what stands in when it cannot be asked. */
export function defaultQuestions(role: string): readonly string[] {
  const one = withArticle(role);
  return [
    `Please tell us about yourself and what led you to apply as ${one}.`,
    `Which of your experience prepares you best for the work of ${one}?`,
    `What do you think makes ${one} good at the job?`,
    'Tell me about a piece of work you are proud of. What was your part in it?',
    'Describe a problem at work that you solved. What did you do, and what was the result?',
    'Tell me about a time you disagreed with a colleague or a manager. How did it end?',
    'How do you decide what to do first when several things are urgent?',
    `Which skill of ${one} do you want to improve, and how are you going about it?`,
    'What do you know about us, and why do you want to work here?',
    'When can you start, and what do you expect to earn?',
  ];
}
