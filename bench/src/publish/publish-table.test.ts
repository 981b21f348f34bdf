import { expect, test } from 'vitest';
import { readParts, withoutBrowser } from './publish-parts.ts';
import { formatPublishTable } from './publish-table.ts';

const said = [
  { text: 'Checking mf-jobs ...', at: 400 },
  { text: '  description: ok', at: 420 },
  { text: '  styles: ok', at: 450 },
  { text: '  types: ok (1.0 s)', at: 1450 },
  { text: '  browser: ok (4.0 s)', at: 5450 },
  { text: '    a note', at: 5450 },
  { text: '  browser, previous shell: ok (3.0 s)', at: 8450 },
  { text: 'Published mf-jobs 1.0.0', at: 8950 },
];

test('Each part took the time since the line before', () => {
  const parts = readParts({ lines: said, total: 9000 });
  expect(parts).toEqual({
    start: 400,
    files: 50,
    types: 1000,
    browser: 4000,
    previousShell: 3000,
    release: 500,
    close: 50,
    total: 9000,
  });
  expect(withoutBrowser(parts)).toBe(1950);
});

test('A publish that tried nothing in the previous shell is no measurement', () => {
  const lines = said.filter(({ text }) => !text.includes('previous'));
  expect(() => readParts({ lines, total: 9000 })).toThrow(/did not say .*previous shell/);
});

test('The table splits what the release took, and what is above its bar is bold', () => {
  const checked = readParts({ lines: said, total: 10_001 });
  const table = formatPublishTable({ checked, forced: 900, forcedRendered: 600 }).split('\n');
  expect(table).toContain('| Prerender | 0.30 s |  |');
  expect(table).toContain('| Copy and registry | 0.20 s |  |');
  expect(table).toContain('| All of it | **10.00 s** | 10.00 s |');
  expect(table).toContain('| Without any check (`--force`) | 0.90 s |  |');
});
