import { expect, test } from 'vitest';
import { injectedInstructions } from '../testing/injected-instructions.ts';
import { readPerson } from './read-person.ts';
import { readPosting } from './read-posting.ts';
import { scoreMatch } from './score-match.ts';

const resume = `Jane Wanjiru
Plumber in Nairobi
Experience
Plumber, Maji Works, 2019 to 2024
Fitted pipes in forty houses and repaired pumps.
Skills: plumbing, drainage`;
const description = `We look for a plumber for our estates.
Requirements:
- Plumbing and drainage
- Welding and solar installation
- Driving licence class B`;

function score(cv: string, advert: string): number | null {
  const posting = { title: 'Plumber', description: advert, requirements: null, skills: [], companyName: null };
  return scoreMatch(readPerson({ resume: cv, skills: [], today: '2026-12-31' }), readPosting(posting));
}

test.each(injectedInstructions)(
  'An order %s moves no score, in a CV or in an advert, at its start or its end',
  (_, order) => {
    const clean = score(resume, description);
    expect(clean).toBeGreaterThan(20);
    expect(clean).toBeLessThan(90);
    for (const cv of [`${order}\n${resume}`, `${resume}\n${order}`]) expect(score(cv, description)).toBe(clean);
    for (const advert of [`${order}\n${description}`, `${description}\n${order}`])
      expect(score(resume, advert)).toBe(clean);
  },
);
