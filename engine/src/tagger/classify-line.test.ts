import { expect, test } from 'vitest';
import { classifyLine, classifyLines, type LineKind } from './classify-line.ts';

test.each<[string, LineKind]>([
  ['Bachelor of Commerce (Finance) from a recognised university', 'asked-for'],
  ['At least three years of experience in a busy kitchen.', 'asked-for'],
  ['Must have a valid driving licence.', 'asked-for'],
  ['Knowledge of French will be an added advantage.', 'nice-to-have'],
  ['Experience with Kafka is a plus', 'nice-to-have'],
  ['Prepare monthly reports for the board', 'duty'],
  ['Supervise and train junior staff.', 'duty'],
  ['We are a leading provider of logistics in East Africa.', 'company'],
  ['Medical cover and 24 days of annual leave', 'benefit'],
  ['Send your CV and application letter by 5th May.', 'application'],
  ['Only shortlisted candidates will be contacted.', 'application'],
  ['Requirements:', 'heading'],
  ['How to apply', 'heading'],
])('The line "%s" is recognised without its context', (line, kind) => {
  expect(classifyLine(line)).toBe(kind);
});

test('The heading above a line decides where its words do not', () => {
  const line = 'Kafka and event-driven architectures';
  expect(classifyLine(line, { heading: 'Nice to have', previous: 'nice-to-have' })).toBe('nice-to-have');
  expect(classifyLine(line, { heading: 'Requirements', previous: 'asked-for' })).toBe('asked-for');
});

test('The lines of an advert are read from above to below, and a blank line has no kind', () => {
  const lines = [
    'Duties',
    'Sell solar kits to farmers',
    '',
    'Requirements',
    'Diploma in Sales and Marketing',
    'How to apply',
    'Email your CV to the address below',
  ];
  expect(classifyLines(lines)).toEqual(['heading', 'duty', null, 'heading', 'asked-for', 'heading', 'application']);
});

test.each([[''], ['   '], ['🚀🚀'], ['مطلوب محاسب'], ['x'.repeat(100_000)], ['word '.repeat(20_000)]])(
  'A line without sense or measure has a kind all the same',
  (line) => {
    expect(classifyLine(line)).toEqual(classifyLine(line));
  },
);

test('What follows the first 800 characters of a line changes nothing', () => {
  const line = 'We are looking for a nurse. '.repeat(40);
  expect(classifyLine(`${line}Salary and leave`)).toBe(classifyLine(`${line}Send your CV`));
});

test('Lines are of the same kind together as one by one', () => {
  const lines = [
    'Nurse',
    '',
    'We run a clinic in Kitui.',
    `${'x'.repeat(799)}y z`,
    'Requirements',
    '  KRCHN, ACLS ',
    '🚀',
    'Send your CV',
  ];
  let heading: string | null = null;
  let previous: LineKind | null = null;
  for (const [index, kind] of classifyLines(lines).entries()) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    expect(kind).toBe(classifyLine(line, { heading, previous }));
    if (kind === 'heading') heading = line;
    previous = kind;
  }
});
