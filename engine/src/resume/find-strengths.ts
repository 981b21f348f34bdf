import type { SkillGroup } from '../lexicon/index.ts';
import { type Finding, finding, type Judged, type StrengthCode } from './finding.ts';
import type { ResumeText } from './resume-text.ts';
import { yearsOfWork } from './years-of-work.ts';

const minYears = 2;
const minSkills = 12;
const levels = new Set(['certificate', 'diploma', 'degree', 'master', 'doctorate']);

/** What the facts of a CV say for it. `skills` with the lines they stand in. */
export function findStrengths(
  { facts, jobs, today, lineShowing }: ResumeText,
  skills: readonly { readonly group: SkillGroup; readonly line: number }[],
): Judged {
  const strengths: Finding<StrengthCode>[] = [];
  const at = (shown: string): { lines: number[]; excerpt: string | null } => {
    const line = lineShowing(shown);
    return line === undefined ? { lines: [], excerpt: null } : { lines: [line.index], excerpt: line.text };
  };
  const counted = yearsOfWork(facts.years, jobs, today);
  const years = Math.floor(counted?.value ?? 0);
  if (counted !== null && years >= minYears) {
    const { lines, excerpt } = at(counted.line);
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
  const broad = skills.filter(({ group }) => group !== 'soft' && group !== 'languages');
  if (broad.length >= minSkills) {
    strengths.push(
      finding(
        'skills-breadth',
        broad.map(({ line }) => line),
        null,
        { count: broad.length },
      ),
    );
  }
  return { strengths };
}
