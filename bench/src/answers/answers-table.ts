import { type Grade, meanOf } from './grade.ts';

const registers = ['english', 'kiswahili', 'sheng', 'mixed'] as const;

/** A Markdown table: the means of each register, of the questions that answers were tuned on and of the others. */
export function formatAnswersTable({
  tuning,
  heldOut,
}: {
  tuning: readonly Grade[];
  heldOut: readonly Grade[];
}): string {
  const rows = [
    ['tuning', tuning],
    ['held-out', heldOut],
  ] as const;
  return [
    '| Part | Asked in | Questions | 3 points | Mean, 0 to 3 |',
    '|---|---|--:|--:|--:|',
    ...rows.flatMap(([part, grades]) => [
      ...registers.map((register) =>
        rowOf(
          part,
          register,
          grades.filter(({ question }) => question.register === register),
        ),
      ),
      rowOf(part, '**all**', grades),
    ]),
  ].join('\n');
}

function rowOf(part: string, register: string, grades: readonly Grade[]): string {
  const full = grades.filter(({ points }) => points === 3).length;
  return `| ${part} | ${register} | ${grades.length} | ${full} | ${meanOf(grades).toFixed(2)} |`;
}

/** A line for each answer that is not worth 3 points. */
export function formatFaults(grades: readonly Grade[]): string {
  return grades
    .filter(({ points }) => points < 3)
    .map(
      ({ question, answer, points, faults }) => `${points} "${question.asked}" → ${answer.topic}: ${faults.join(', ')}`,
    )
    .join('\n');
}
