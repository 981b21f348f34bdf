/** Characters, by specification. */
export const shortestResume = 50;
/** About sixty pages; what the database takes as the text of a CV. */
export const longestResume = 200_000;

export type ResumeProblem = 'resume-too-short' | 'resume-too-long';

/** What is wrong with a cleaned text as a CV to analyze; undefined when nothing is. */
export function checkResumeText(resume: string): ResumeProblem | undefined {
  if (resume.length < shortestResume) return 'resume-too-short';
  return resume.length > longestResume ? 'resume-too-long' : undefined;
}
