// @module-tag accuracy
import { outlineApplication } from '@fursa/engine/outline-application';
import { seedJobs } from '@fursa/supabase/seed-jobs';
import { expect, test } from 'vitest';
import { readCvs } from '../cv-facts/labelled-cvs.ts';
import { readPeople } from '../match/measure-match.ts';

const cvs = [...readCvs('tuning'), ...readCvs('held-out')].map(({ text }) => text);
const people = readPeople().map(({ resume }) => resume);
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('Every line of an outline stands in the CV, and of whole CVs most outlines have some of the work', () => {
  expect(cvs.length).toBeGreaterThan(20);
  let [whole, withWork] = [0, 0];
  const jobs = seedJobs();
  for (const [index, job] of jobs.entries()) {
    const resume = [...cvs, ...people][index % (cvs.length + people.length)] ?? '';
    const advert = { title: job.title, company: job.company.name, text: `${job.description}\n\n${job.requirements}` };
    const letter = outlineApplication('letter', { resume, advert });
    const summary = outlineApplication('summary', { resume, advert });
    for (const { text, sources } of [...letter, ...summary]) {
      if (!text.startsWith('•')) expect(text).toMatch(/^\[[^[\]]+\]$|^[^•[\]]+$/);
      else expect(plain(resume)).toContain(sources[0]?.quote);
    }
    expect(letter[1]?.text).toContain(job.title);
    expect(letter.length).toBeLessThan(24);
    // Of the people, many tell of themselves in three lines without a job by itself.
    if (!cvs.includes(resume)) continue;
    whole += 1;
    if (letter.filter(({ text }) => text.startsWith('•')).length > 3) withWork += 1;
  }
  expect(withWork / whole).toBeGreaterThan(0.8);
});
