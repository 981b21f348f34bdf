import { expect, test } from 'vitest';
import { readCvText } from './read-cv.ts';
import { workLayouts } from './work-layouts.ts';

const cases = workLayouts.split('\n----\n').map((layout) => {
  const [head = '', text = ''] = layout.split('\n====\n');
  const [title = '', ...work] = head.split('\n');
  return { title: title.slice(2), text, work: work.map((line) => line.slice('work: '.length)) };
});

test.each(cases)('$title: every job is read', ({ text, work }) => {
  const { work: read, isCv } = readCvText(text, { today: '2026-12-31' });
  const told = read.map(({ position, name, startDate, endDate, isCurrent }) =>
    [position ?? '-', name ?? '-', startDate ?? '-', isCurrent ? 'now' : (endDate ?? '-')].join(' | '),
  );
  expect(told).toEqual(work);
  expect(isCv).toBe(true);
});
