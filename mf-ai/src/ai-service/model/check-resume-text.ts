/** Characters, by specification. */
const shortest = 50;
/** About sixty pages; what the database takes as the text of a CV. */
const longest = 200_000;

const numbers = new Intl.NumberFormat('en-KE');

/** What is wrong with a cleaned text as a CV to analyze, in the words of the specification; undefined when nothing is. */
export function checkResumeText(resume: string): string | undefined {
  if (resume.length < shortest) return `Please paste a complete resume with at least ${shortest} characters`;
  if (resume.length > longest) {
    return `This text has ${numbers.format(resume.length)} characters. Paste at most ${numbers.format(longest)}.`;
  }
  return undefined;
}
