import type { CvSectionKind } from '../cv/read-cv.ts';
import type { SkillGroup } from '../lexicon/index.ts';
import { type Finding, finding, type ImprovementCode, type Judged, type StrengthCode } from './finding.ts';
import type { ResumeText } from './resume-text.ts';

const minWords = 150;
const maxWords = 1200;
/** A summary without a heading: prose above the first one. */
const minSummaryLength = 60;

/** Parts that are there, missing or in an odd place, and the length. */
export function judgeStructure(
  resume: ResumeText,
  skills: readonly { readonly name: string; readonly group: SkillGroup }[],
): Judged {
  const named = skills.filter(({ group }) => group !== 'soft' && group !== 'languages');
  const { facts, wordCount } = resume;
  const kinds = new Set(facts.sections.map(({ kind }) => kind));
  const missing = missingParts(resume);
  const improvements: Finding<ImprovementCode>[] = missing.map((code) => finding(code, [], null));
  if (wordCount < minWords) improvements.push(finding('too-short', [], null, { words: wordCount }));
  if (wordCount > maxWords) improvements.push(finding('too-long', [], null, { words: wordCount }));
  const buried = buriedParts(resume);
  improvements.push(...buried);
  const strengths: Finding<StrengthCode>[] = [];
  if ((['profile', 'work', 'education', 'skills'] as const).every((kind) => kinds.has(kind))) {
    // It is about the whole text: a heading by itself is no strength.
    strengths.push(finding('clear-sections', [], null));
  }
  return {
    strengths,
    improvements,
    suggestions: [
      ...(missing.includes('missing-summary') ? [finding('add-summary', [], null)] : []),
      ...(missing.includes('missing-skills') && named.length > 2
        ? [finding('list-skills', [], null, { names: namesOf(named) })]
        : []),
      ...buried.map(({ lines: places, excerpt, values }) =>
        finding('move-section-up', places, excerpt, {
          section: values.section ?? '',
          before: values.after ?? '',
        }),
      ),
    ],
  };
}

function namesOf(skills: readonly { readonly name: string }[]): string {
  return skills
    .slice(0, 6)
    .map(({ name }) => name)
    .join(', ');
}

/** What is surely missing: neither a heading nor an entry of it was found. */
export function missingParts({ facts, lines }: ResumeText): ImprovementCode[] {
  const kinds = new Set<CvSectionKind>(facts.sections.map(({ kind }) => kind));
  const prose = lines.some(
    ({ zone, text, isBullet }) =>
      (zone === 'top' || zone === 'contact') &&
      !isBullet &&
      text.length >= minSummaryLength &&
      /\p{Ll}{3,}\s\p{Ll}{2,}\s\p{Ll}{2,}/u.test(text) &&
      !/[@:]/.test(text),
  );
  const [firstLine] = lines;
  const workHeading = /\b(?:experience|attachment|internship|volunteer|employment|uzoefu|worked (?:at|as|for|in))\b/i;
  const missing: readonly (ImprovementCode | null)[] = [
    facts.phone === null ? 'missing-phone' : null,
    facts.email === null ? 'missing-email' : null,
    kinds.has('profile') || prose || firstLine === undefined ? null : 'missing-summary',
    kinds.has('work') || facts.work.length > 0 || lines.some(({ text }) => workHeading.test(text))
      ? null
      : 'missing-work',
    kinds.has('education') || facts.education.length > 0 || facts.educationLevel !== null ? null : 'missing-education',
    kinds.has('skills') ? null : 'missing-skills',
  ];
  return missing.filter((code) => code !== null);
}

function buriedParts({ facts, lines, lineAt }: ResumeText): Finding<ImprovementCode>[] {
  const headings = new Map(lines.flatMap((line) => (line.isHeading ? [[line.index, line] as const] : [])));
  // "Hobbies: football" among the contacts buries nothing, nor does the next of kin.
  const parts = facts.sections.filter(
    ({ start, heading }) => headings.has(lineAt(start)) && !/\bkin\b|emergency/i.test(heading),
  );
  return (['work', 'education'] as const).flatMap((section) => {
    const at = parts.findIndex(({ kind }) => kind === section);
    const above = parts.slice(0, Math.max(0, at)).find(({ kind }) => kind === 'interests' || kind === 'referees');
    const found = parts[at];
    if (found === undefined || above === undefined) return [];
    const index = lineAt(found.start);
    return [
      finding('buried-section', [index], headings.get(index)?.text ?? found.heading, { section, after: above.kind }),
    ];
  });
}
