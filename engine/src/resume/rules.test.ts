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

test('Worn phrases of one line are one finding, and only a sentence of nothing else is left out', () => {
  const profile = (line: string): string => aResume().replace(/(?<=PROFILE\n).*/, line);
  const whole = profile('Clerk in two schools, in Thika and Nakuru. Hardworking, self-motivated team player.');
  expect(oneOf(whole, 'filler-phrase')?.values).toEqual({ phrase: 'hardworking, self-motivated, team player' });
  expect(oneOf(whole, 'drop-filler')?.rewording).toBe('Clerk in two schools, in Thika and Nakuru.');
  expect(
    oneOf(profile('I keep the books of schools. I am a hard working clerk in Thika.'), 'drop-filler'),
  ).toMatchObject({
    rewording: null,
  });
});

test('What a number of an office is called is no skill', () => {
  const text = aResume({ contact: ['KRA PIN: A004518823Q', 'Bank account: Equity 0180 2991 7720 14'] });
  const { skills, improvements } = analyzeResume(text, { today: '2026-03' });
  expect(skills.map(({ name }) => name)).not.toContain('KRA Procedures');
  expect(improvements.map(({ code }) => code)).toEqual(expect.arrayContaining(['kra-pin', 'bank-account']));
});

test('A heading that is misspelt is a heading', () => {
  const text = aResume({ duties: ['Responsible for the till'] }).replace('WORK EXPERIENCE', 'WORK EXPERIANCE');
  expect(oneOf(text, 'weak-opening')?.excerpt).toBe('Responsible for the till');
});

test('Who begins no line with a capital is read line by line', () => {
  const text = aResume({ duties: ['x'] }).replace(
    '- x',
    'selling of phones and chargers\ni also do repairs of screens',
  );
  expect(oneOf(text, 'first-person')?.excerpt).toBe('i also do repairs of screens');
});

test.each([
  ['To be provided when asked', 'REFERENCES'],
  ['Wadhamini watapatikana wakihitajika', 'SKILLS'],
])('"%s" goes without saying', (line, heading) => {
  expect(oneOf(aResume({ after: [heading, line] }), 'referees-on-request')?.excerpt).toBe(line);
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
