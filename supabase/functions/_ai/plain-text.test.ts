import { expect, test } from 'vitest';
import { chunksOf, phrasesOf, plainText, shownText } from './plain-text.ts';

test('Tags, control characters and marks that hide or turn text are gone, line ends and other signs stay', () => {
  expect(plainText('  <p class="x">Cook</p>\r\nKES\t5,000 < 6,000\u0000\u001B\u200B\u202E\uFEFF \n')).toBe(
    'Cook \nKES\t5,000 < 6,000',
  );
  expect(plainText('C++ & C# <script>alert(1)</script> 😀 Kiswahili ñ')).toBe('C++ & C#  alert(1)  😀 Kiswahili ñ');
});

test('What a model wrote is shown without links and emphasis, and ends with a word', () => {
  expect(shownText('Pay at https://evil.example/x?y or www.evil.example, then **apply**.', 100)).toBe(
    'Pay at or then apply.',
  );
  const cut = shownText('many words '.repeat(50), 100);
  expect(cut).toMatch(/^many words .* (?:many|words)…$/);
  expect(cut.length).toBeLessThanOrEqual(100);
  expect(shownText('x'.repeat(500), 100)).toHaveLength(51);
});

test('A phrase is found in whole words only', () => {
  const names = phrasesOf('Skills: C++, JavaScript,\nMicrosoft   Excel and C#; TypeScript (Node.js) na ushonaji');
  for (const named of ['c++', 'javascript', 'microsoft excel', 'C#', 'Node.js', 'Ushonaji', 'TYPESCRIPT']) {
    expect(names(named), named).toBe(true);
  }
  for (const other of ['C', 'Java', 'Script', 'Excel and', 'Node.j', 'shona', '', ' ', 'Welding']) {
    expect(names(other), other).toBe(other === 'Excel and');
  }
});

test('A text that fits is one chunk, an empty one is none', () => {
  expect(chunksOf('  Cook and baker \n', 100)).toEqual(['Cook and baker']);
  expect(chunksOf(' \n ', 100)).toEqual([]);
  expect(chunksOf('x'.repeat(100), 100)).toEqual(['x'.repeat(100)]);
});

test('A long text is cut between words, at the end of a line where there is one, and nothing is lost', () => {
  const words = Array.from({ length: 5_000 }, (_, index) => `skill${index}${index % 9 === 0 ? '\n' : ' '}`);
  const text = words.join('').trim();
  const chunks = chunksOf(text, 1_000);
  expect(chunks.length).toBeGreaterThan(40);
  for (const chunk of chunks) expect(chunk.length).toBeLessThanOrEqual(1_000);
  expect(chunks.flatMap((chunk) => chunk.split(/\s+/))).toEqual(text.split(/\s+/));
  for (const chunk of chunks.slice(1)) expect(text).toContain(`\n${chunk}`);
});

test('A word that is too long is cut all the same', () => {
  expect(chunksOf('x'.repeat(250), 100).map((chunk) => chunk.length)).toEqual([100, 100, 50]);
});
