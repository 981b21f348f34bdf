import { expect, test } from 'vitest';
import { spanStart, spanSteps, spanWeights } from './span-model.ts';
import { tagAskedFor, tagWith } from './tag-asked-for.ts';
import { unpackWeights } from './weight-table.ts';

const textsOf = (text: string): string[] => tagAskedFor(text).map((span) => span.text);

test.each([
  ['Proficiency in QuickBooks, Sage or Tally.', ['QuickBooks', 'Sage', 'Tally']],
  ['Valid KRCHN licence and ACLS certification.', ['KRCHN', 'ACLS']],
  ['Diploma in Electrical Engineering from a recognised institution.', ['Electrical Engineering']],
  ['Strong negotiation and analytical skills.', ['negotiation', 'analytical']],
  ['Experience with Kubernetes, Terraform and FooBarDB is required.', ['Kubernetes', 'Terraform', 'FooBarDB']],
  ['Awe na leseni ya EPRA na uzoefu wa ujenzi.', ['EPRA', 'ujenzi']],
])('The spans of "%s" name what is asked for', (text, asked) => {
  const found = textsOf(text).join(' | ');
  for (const one of asked) expect(found).toContain(one);
});

test.each([
  ['We have offices in Lagos, Accra and Nairobi.'],
  ['Medical insurance and 24 days of annual leave.'],
  ['Send your CV to the address below before 30 June.'],
  ['Only shortlisted candidates will be contacted.'],
  ['Salary: KES 60,000 - 80,000 per month.'],
])('Nothing is asked for in "%s"', (text) => {
  expect(textsOf(text)).toEqual([]);
});

test('A skill that the lexicon does not know is found by what stands around it', () => {
  expect(textsOf('Requirements:\n- Experience with Zorblatt and Quuxify').join(' | ')).toMatch(/Zorblatt.*Quuxify/);
});

test('A bracket that a span opens is closed in it', () => {
  for (const span of textsOf(
    'Requirements\nCPA (K) and membership of ICPAK\nBachelor of Education (Science)\nKnowledge of Excel (pivot tables)',
  )) {
    expect(span.split('(').length).toBe(span.split(')').length);
  }
});

test('A span has the places of its text, and none overlaps another or goes on into another line', () => {
  const text =
    'Requirements\nKnowledge of IFRS\nExcel, Word and PowerPoint\n• Driving licence class BCE\nGood communication skills';
  const spans = tagAskedFor(text);
  expect(spans.length).toBeGreaterThan(3);
  for (const [index, span] of spans.entries()) {
    expect(text.slice(span.start, span.end)).toBe(span.text);
    expect(span.text).not.toContain('\n');
    expect(span.start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0);
  }
});

test('The same text gives the same spans, whatever was read before', () => {
  const text = 'You have experience in data analysis with SQL and Python, and you enjoy working with people.';
  const first = tagAskedFor(text);
  tagAskedFor('Something else entirely: welding and plumbing.');
  expect(tagAskedFor(text)).toEqual(first);
});

test.each([
  ['an empty text', ''],
  ['blanks and signs', ' \n\t -- ... \n\n • '],
  ['emoji', '🚀🚀 👩‍💻 💰💰'],
  ['half of a surrogate pair', '\ud83d experience \udc00'],
  ['Arabic', 'مطلوب محاسب لديه خبرة في المحاسبة'],
  ['Hebrew with marks of direction', '\u202bדרוש מהנדס תוכנה\u202c'],
  ['zeros and control characters', '\0\0\u0007 skills \u0000'],
])('A text of %s is read without a fault', (_, text) => {
  for (const span of tagAskedFor(text)) expect(text.slice(span.start, span.end)).toBe(span.text);
});

test('Emoji at the points of a list do not hide what is asked for', () => {
  expect(textsOf('✅ Experience in Python and Django\n✅ Knowledge of PostgreSQL').join(' | ')).toMatch(
    /Python.*PostgreSQL/,
  );
});

test('One word of 100 KB, and 100 KB of one word, are read', () => {
  expect(tagAskedFor('a'.repeat(100_000)).length).toBeLessThanOrEqual(1);
  expect(tagAskedFor('Python '.repeat(14_000)).length).toBeLessThanOrEqual(14_000);
});

test('Twice the text is twice the work', () => {
  const line = 'Experience in accounting with QuickBooks and a good command of English and Kiswahili\n';
  const oneSentence = 'welding and plumbing with tools of all kinds ';
  for (const text of [line.repeat(100), oneSentence.repeat(200)]) {
    const [once, twice] = [workFor(text), workFor(text + text)];
    expect(once).toBeGreaterThan(1000);
    expect(twice / once).toBeLessThan(2.05);
  }
});

/** How often a weight is looked at. */
function workFor(text: string): number {
  let work = 0;
  const counted = (weights: ArrayLike<number>): ArrayLike<number> =>
    new Proxy(weights, {
      get(target, key) {
        work += 1;
        return Reflect.get(target, key);
      },
    });
  const nodes = unpackWeights(spanWeights);
  tagWith(text, { nodes: counted(nodes), steps: counted(spanSteps), start: spanStart });
  return work;
}
