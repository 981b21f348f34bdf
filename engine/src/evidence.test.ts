import { expect, test } from 'vitest';
import { evidenceIn } from './evidence.ts';

const cv =
  'Jane Wanjiru, Nakuru\n• Kept the books of three shops. Filed VAT on iTax for 4 years!\n- Led   financial\n  accounting';

test.each([
  ['VAT', 'Filed VAT on iTax for 4 years!'],
  ['iTax', 'Filed VAT on iTax for 4 years!'],
  ['Accounting', 'Led financial accounting'],
  ['Welding', null],
  ['Nakuru', 'Jane Wanjiru, Nakuru'],
  ['Kobo Toolbox', null],
  ['kept THE Books', 'Kept the books of three shops.'],
  ['', null],
  ['!?', null],
])('The sentence that names %s is shown', (skill, sentence) => {
  expect(evidenceIn(cv)(skill)).toBe(sentence);
});

test('What is denied is no evidence, and a word that means something else is none', () => {
  expect(evidenceIn('I have no experience in welding.')('Welding')).toBeNull();
  expect(evidenceIn('We go to the market every day.')('Go')).toBeNull();
});

test('The skill itself is shown rather than a kind of it', () => {
  const text = 'Financial accounting for farms.\nAccounting for shops.';
  expect(evidenceIn(text)('Accounting')).toBe('Accounting for shops.');
});

test('Of a long sentence the words around the skill are shown, at most 240 characters', () => {
  const filler = 'with great care and in good time '.repeat(40);
  const shown = evidenceIn(`Worked ${filler}as a plumber 🙂 ${filler}`)('Plumbing') ?? '';
  expect(shown).toMatch(/^….* plumber .*…$/u);
  expect(shown.length).toBeLessThanOrEqual(240);
  const unbroken = evidenceIn(`plumber ${'🙂'.repeat(500)}`)('Plumbing') ?? '';
  expect(unbroken.length).toBeLessThanOrEqual(240);
  expect(unbroken.isWellFormed()).toBe(true);
});

test.each([
  ['a million characters without an end', 'plumber '.repeat(125_000)],
  ['nothing but ends', '. '.repeat(500_000)],
  ['nothing but spaces', ' '.repeat(1_000_000)],
  ['nothing but lines', '\n'.repeat(1_000_000)],
])('A text of %s is read to its end', (_, text) => {
  // An algorithm whose time grows with the square of its length would not be done within the time a test may take.
  const evidence = evidenceIn(text);
  for (let index = 0; index < 40; index += 1) expect(evidence(`Zebra taming ${index}`)).toBeNull();
});
