import { expect, test } from 'vitest';
import { readJson, readList, readText } from './read-answer.ts';

const three = ['What is a ledger?', 'Why us?', 'Tell me about VAT.'];
const json = JSON.stringify(three);

test.each([
  ['an array', json],
  ['an array in a code fence', `\`\`\`json\n${json}\n\`\`\``],
  ['an array between sentences', `Here are the questions: ${json}. Good luck!`],
  ['a string that holds an array', JSON.stringify(json)],
  ['an object', JSON.stringify({ questions: three })],
  ['a numbered list', three.map((line, index) => `${index + 1}. ${line}`).join('\n')],
  ['a numbered list with brackets and blank lines', three.map((line, i) => `  ${i + 1}) ${line}  `).join('\r\n\r\n')],
  ['a list with dashes after a sentence', `Questions:\n${three.map((line) => `- ${line}`).join('\n')}`],
])('A list is read from %s', (_, answer) => {
  expect(readList(answer, 'questions')).toEqual(three);
});

test.each([
  ['sentences', 'I cannot help with that.'],
  ['an array that is cut off', json.slice(0, -5)],
  ['an array of something else', '[1, 2, 3]'],
  ['an object with another key', JSON.stringify({ answers: three })],
  ['a web page', '<!doctype html><html><body>Bad gateway</body></html>'],
  ['a prototype', '{"__proto__": {"questions": ["a"]}}'],
])('No list is read from %s', (_, answer) => {
  expect(readList(answer, 'questions')).toBeUndefined();
});

test('An object is read with a fence or sentences around it, and not when it is cut off', () => {
  expect(readJson('{"a": {"b": 1}}')).toEqual({ a: { b: 1 } });
  expect(readJson('Sure: {"a": {"b": "}"}} - done')).toEqual({ a: { b: '}' } });
  expect(readJson('```JSON\r\n{"a": 1}\r\n```')).toEqual({ a: 1 });
  expect(readJson('{"a": {"b": 1}')).toBeUndefined();
});

test('A text is read as it is, from JSON and from a code fence', () => {
  expect(readText('We seek a cook [m/f].', 'description')).toBe('We seek a cook [m/f].');
  expect(readText('"We seek a cook."', 'description')).toBe('We seek a cook.');
  expect(readText('{"description": "We seek a cook."}', 'description')).toBe('We seek a cook.');
  expect(readText('```\nWe seek a cook.\n```', 'description')).toBe('We seek a cook.\n');
});

test.each([
  '{"description": "We seek',
  '{"text": "We seek a cook."}',
  '["We seek a cook."]',
  '<html><p>502</p></html>',
])('%s is no text', (answer) => {
  expect(readText(answer, 'description')).toBeUndefined();
});

// An algorithm whose time grows with the square of these would not be done within the time a test may take.
test.each(['[', '```', '1. \n', '- '])('An answer of a million times %j is read to its end', (piece) => {
  const answer = piece.repeat(1_000_000);
  const [list, text] = [readList(answer, 'skills') ?? [], readText(answer, 'description') ?? ''];
  expect(list.join('').length).toBeLessThanOrEqual(answer.length);
  expect(text.length).toBeLessThanOrEqual(answer.length);
});

// Each of these took minutes before, longer than a test may.
test('White space and unfinished fences in an answer cost no more than other signs', () => {
  const spaces = ' '.repeat(80_000);
  expect(readText(`${spaces}x`, 'text')).toBe(`${spaces}x`);
  expect(readText(`\`\`\`${'a'.repeat(200_000)}`, 'text')).toMatch(/^```a+$/);
  expect(readList(`-${spaces}x\u2028y`, 'items')).toBeUndefined();
  expect(readList('- one\n2. two', 'items')).toEqual(['one', 'two']);
});
