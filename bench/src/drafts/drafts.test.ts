// @module-tag accuracy
import { checkDraft, draftApplication } from '@fursa/engine/draft-application';
import { seedJobs } from '@fursa/supabase/seed-jobs';
import { expect, test } from 'vitest';
import { readCvs } from '../cv-facts/labelled-cvs.ts';
import { readPeople } from '../match/read-people.ts';

const cvs = [...readCvs('tuning'), ...readCvs('held-out')].map(({ text }) => text);
const people = readPeople().map(({ resume }) => resume);

/** Each CV with another posting, of all sectors: all pairs take minutes and say no more. */
const pairs = seedJobs()
  .filter((_, index) => index % 4 === 0)
  .map((job, index) => ({
    resume: [...cvs, ...people][index % (cvs.length + people.length)] ?? '',
    advert: { title: job.title, company: job.company.name, text: `${job.description}\n\n${job.requirements}` },
  }));

test('Drafts for the postings of the seed from the CVs of the corpus pass their own check, and are letters', () => {
  expect(cvs.length).toBeGreaterThan(20);
  let withWork = 0;
  for (const texts of pairs) {
    const letter = draftApplication('letter', texts);
    const summary = draftApplication('summary', texts);
    expect(checkDraft([...letter, ...summary], texts).refused).toEqual([]);
    const words = letter
      .map(({ text }) => text)
      .join(' ')
      .split(/\s+/).length;
    expect(words).toBeLessThanOrEqual(250);
    expect(words).toBeGreaterThan(30);
    expect(summary.length).toBeGreaterThan(0);
    expect(summary.length).toBeLessThanOrEqual(4);
    expect(summary.map(({ text }) => text).join(' ')).not.toMatch(/\b(?:I|my|me)\b/);
    expect(letter[1]?.text).toContain(texts.advert.title);
    for (const { text } of letter) expect(text).toMatch(/^[\p{Lu}“].*[.,]$|^\p{Lu}[\p{L}'’. -]+$/u);
    if (letter.some(({ text }) => /\b(?:work|worked) (?:for myself )?as\b|\bI am an? |post (?:is|was)/.test(text)))
      withWork += 1;
  }
  // The rest are of people who list no work, or of whose post the engine is not sure.
  expect(withWork / pairs.length).toBeGreaterThan(0.85);
});
