import { parseArgs } from 'node:util';
import type { Bench } from '../bench.ts';
import { type Grade, grade, meanOf } from './grade.ts';
import { english } from './questions/english.ts';
import { heldOut } from './questions/held-out.ts';
import { kiswahili } from './questions/kiswahili.ts';

const registers = ['english', 'kiswahili', 'sheng', 'mixed'] as const;

/** A Markdown table: the means of each register, of the questions that answers were tuned on and of the others. */
function formatAnswersTable({ tuning, heldOut }: { tuning: readonly Grade[]; heldOut: readonly Grade[] }): string {
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
function formatFaults(grades: readonly Grade[]): string {
  return grades
    .filter(({ points }) => points < 3)
    .map(
      ({ question, answer, points, faults }) => `${points} "${question.asked}" → ${answer.topic}: ${faults.join(', ')}`,
    )
    .join('\n');
}

export const answersBench: Bench = {
  name: 'answers',
  usage: 'answers [--faults]',
  summary: 'what the chat answers without a provider, graded from 0 to 3',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { faults: { type: 'boolean', default: false } } });
    const tuning = [...english, ...kiswahili].map(grade);
    console.log(formatAnswersTable({ tuning, heldOut: heldOut.map(grade) }));
    if (values.faults) console.log(formatFaults(tuning));
  },
};
