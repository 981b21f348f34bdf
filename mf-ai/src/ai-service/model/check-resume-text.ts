/** Characters, by specification. */
export const minResumeLength = 50;
/** About sixty pages; what the database takes as the text of a CV. */
export const maxResumeLength = 200_000;

export type ResumeProblem = 'resume-too-short' | 'resume-too-long';

/** What is wrong with a cleaned text as a CV to analyze; undefined when nothing is. */
export function checkResumeText(resume: string): ResumeProblem | undefined {
  if (resume.length < minResumeLength) return 'resume-too-short';
  return resume.length > maxResumeLength ? 'resume-too-long' : undefined;
}
