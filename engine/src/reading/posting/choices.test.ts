import { expect, test } from 'vitest';
import { postingMentions } from './posting-mentions.ts';

function choicesOf(requirement: string): string[][] {
  const byChoice = Map.groupBy(
    postingMentions(requirement, 'required', null).filter(({ choice }) => choice !== undefined),
    ({ choice }) => choice,
  );
  return [...byChoice.values()].map((mentions) => [...new Set(mentions.map(({ concept }) => concept))].sort());
}

test.each<[string, string[][]]>([
  ['CPA, ACCA or CIFA', [['acca', 'cifa', 'cpa', 'credential:acca', 'credential:cifa', 'credential:cpa']]],
  [
    'Diploma in any of the following: Nursing, Clinical Medicine, Pharmacy',
    [['clinical-medicine', 'nursing', 'pharmacy']],
  ],
  ['Degree in Economics, Statistics or a related field', [['economics', 'statistics']]],
  ['At least one of: Python, Java', [['java', 'python']]],
  ['Experience with either Sage or QuickBooks', [['quickbooks', 'sage']]],
  ['Sage/QuickBooks', [['quickbooks', 'sage']]],
  ['Ujue Excel au QuickBooks', [['quickbooks', expect.stringContaining('excel')]].map((list) => list.toReversed())],
  [
    'Sage or QuickBooks, and Python or Java',
    [
      ['quickbooks', 'sage'],
      ['java', 'python'],
    ],
  ],
])('In "%s" one is enough', (requirement, choices) => {
  expect(choicesOf(requirement)).toEqual(choices);
});

test.each([
  'Sage, QuickBooks and Xero',
  'Sage and QuickBooks',
  'Sage or similar software',
  'Sage is required. QuickBooks or similar is welcome.',
  'You weld gates, or when there are none you paint. Driving is needed.',
])('In "%s" nothing is a choice', (requirement) => {
  expect(choicesOf(requirement)).toEqual([]);
});

test('A text of nothing but choices takes time in proportion to its length', () => {
  expect(choicesOf('Sage or QuickBooks, '.repeat(5_000))).toHaveLength(1);
});
