// @vitest-environment node
import { expect, test } from 'vitest';
import { toSafeFileName } from './safe-file-name.ts';

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['Wasifu wangu – Ñandú.docx', 'Wasifu wangu – Ñandú.docx'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:evil.pdf', 'C_evil.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['a\u0000b\u202efdp.exe', 'a_b_fdp.exe'],
  ['.hidden', 'hidden'],
  ['trailing. . ', 'trailing'],
  ['', 'file'],
])('%s is unpacked as %s', (name, safe) => {
  expect(toSafeFileName(name, new Set())).toBe(safe);
});

test('A long name keeps its ending, and no character is cut in two', () => {
  const long = toSafeFileName(`${'😀'.repeat(300)}.pdf`, new Set());
  expect([...long]).toHaveLength(120);
  expect(long.endsWith('😀.pdf')).toBe(true);
});

test('No name is given twice, regardless of capitals', () => {
  const taken = new Set<string>();
  const names = ['cv.pdf', 'CV.pdf', 'cv.pdf', 'cv (2).pdf'].map((name) => toSafeFileName(name, taken));
  expect(names).toEqual(['cv.pdf', 'CV (2).pdf', 'cv (3).pdf', 'cv (2) (2).pdf']);
});
