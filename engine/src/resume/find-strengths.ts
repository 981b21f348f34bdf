import { type Finding, finding, type Judged, type StrengthCode } from './finding.ts';
import type { ResumeText } from './resume-text.ts';

const fewestYears = 2;
const fewestSkills = 12;
const levels = new Set(['certificate', 'diploma', 'degree', 'master', 'doctorate']);

/** What the facts of a CV say for it. `skills` with the lines they stand in. */
export function findStrengths(
  { facts, lineShowing }: ResumeText,
  skills: readonly { readonly name: string; readonly line: number }[],
): Judged {
  const strengths: Finding<StrengthCode>[] = [];
  const at = (shown: string): { lines: number[]; excerpt: string | null } => {
    const line = lineShowing(shown);
    return line === undefined ? { lines: [], excerpt: null } : { lines: [line.index], excerpt: line.text };
  };
  const years = Math.floor(facts.years?.value ?? 0);
  if (facts.years !== null && years >= fewestYears) {
    const { lines, excerpt } = at(facts.years.line);
    if (lines.length > 0) strengths.push(finding('years-of-experience', lines, excerpt, { years }));
  }
  if (facts.educationLevel !== null && levels.has(facts.educationLevel.value)) {
    const { lines, excerpt } = at(facts.educationLevel.line);
    if (lines.length > 0)
      strengths.push(finding('qualification', lines, excerpt, { level: facts.educationLevel.value }));
  }
  if (facts.licences.length > 0) {
    const places = facts.licences.map(({ line }) => at(line));
    const lines = places.flatMap(({ lines: found }) => found);
    const names = facts.licences
      .slice(0, 5)
      .map(({ value }) => value)
      .join(', ');
    if (lines.length > 0)
      strengths.push(
        finding('licences', lines, places.find(({ excerpt }) => excerpt !== null)?.excerpt ?? null, {
          names,
          count: facts.licences.length,
        }),
      );
  }
  if (skills.length >= fewestSkills) {
    strengths.push(
      finding(
        'skills-breadth',
        skills.map(({ line }) => line),
        null,
        { count: skills.length },
      ),
    );
  }
  return { strengths };
}
