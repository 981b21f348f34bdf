import { expect, test } from 'vitest';
import { aResume } from '../testing/a-resume.ts';
import { analyzeResume, type Finding, type FindingCode } from './analyze-resume.ts';

/** What is weak, each as `code: words` without what every short CV is told. */
function faultsOf(text: string): string[] {
  return analyzeResume(text, { today: '2026-03' })
    .improvements.filter(({ code }) => code !== 'too-short')
    .map(({ code, excerpt }) => (excerpt === null ? code : `${code}: ${excerpt}`));
}

function oneOf(text: string, code: FindingCode): Finding | undefined {
  const { strengths, improvements, suggestions } = analyzeResume(text, { today: '2026-03' });
  return [...strengths, ...improvements, ...suggestions].find((one) => one.code === code);
}

const sound = ['Kept the books of two schools', 'Banked 40,000 shillings a day', 'Paid 60 suppliers a month'];

test('A sound CV has no fault but that it is short', () => {
  expect(faultsOf(aResume())).toEqual([]);
});

test.each<readonly [string, FindingCode]>([
  ['Responsible for the till', 'weak-opening'],
  ['My role was to bank the money', 'weak-opening'],
  ['In-charge of the store', 'weak-opening'],
  ['Participated in the annual audit', 'weak-opening'],
  ['I banked the money', 'first-person'],
  ['Invoices are processed weekly', 'passive'],
  ['Errors were found and corrected', 'passive'],
  ['Manages petty cash', 'mixed-tense'],
  ['Recieved fees', 'spelling'],
  ['Built synergies with parents', 'jargon'],
  ['Sent MTEF papers to the county', 'unexplained-abbreviation'],
  ['Any other duties assigned', 'filler-phrase'],
])('%j is %s', (duty, code) => {
  const found = oneOf(aResume({ duties: [...sound, duty] }), code);
  expect(found?.lines).toEqual([aResume().split('\n').indexOf('- Paid 60 suppliers a month') + 1]);
});

test.each([
  'Assisted the bursar with payroll',
  'Was promoted to head clerk in 2022',
  'Was awarded employee of the year',
  'Record keeping',
  'Market research in Kericho',
  'Clean driving record',
  'Key responsibilities included:',
  'Organized and organised events in Mukuru kwa Njenga',
  'Invoices and petty cash',
  'Prepared LPOs, VAT and PAYE returns',
  'Worked with KPLC and KEMRI',
  'Wrote papers of the Parents Association of Thika (PATHI), and PATHI minutes',
  'Taught C.R.E. to Form 4',
  'Mtaani watoto walilipa karo kwa wakati',
  'Stationery and costumer for the drama club',
])('Nothing is wrong with %j', (duty) => {
  expect(faultsOf(aResume({ duties: [...sound, duty] }))).toEqual([]);
});
