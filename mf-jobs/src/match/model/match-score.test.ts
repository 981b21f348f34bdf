// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { matchMessages } from '../match-messages.ts';
import { type ComparedJob, createMatchScorer, passingShare } from './match-score.ts';

interface Case {
  readonly skills: readonly string[];
  readonly hasCv: boolean;
  readonly job?: Partial<ComparedJob>;
}

const nothing: ComparedJob = { title: 'Nurse', texts: ['Care for people.'], skills: [] };

/** The score, and the explanation as people read it. */
function judge({ skills, hasCv, job }: Case): [number, string | null] {
  const { score, reason } = createMatchScorer({ skills, hasCv })({ ...nothing, ...job });
  return [score, reason && matchMessages.en.explain(reason)];
}

describe('Without a CV', () => {
  const hasCv = false;
  const explanation = 'No resume provided. Matched by job title.';

  test.each([
    ['in the title', { title: 'Excel trainer' }, ['Excel']],
    ['in the description', { texts: ['You know Excel well.'] }, ['SQL', 'Excel']],
    ['in another case', { title: 'EXCEL trainer' }, ['excel']],
    ['of two words', { texts: ['Good at customer service.'] }, ['Customer Service']],
  ])('a skill %s makes 0.7', (_, job, skills) => {
    expect(judge({ skills, hasCv, job })).toEqual([0.7, explanation]);
  });

  test.each([
    ['no skill', {}, []],
    ['a skill that does not appear', {}, ['Excel']],
    ['half of a skill', { title: 'Service technician' }, ['Customer Service']],
    ['a skill that the posting only lists', { skills: ['Excel'] }, ['Excel']],
  ])('%s leaves it at 0.5, with nothing to explain', (_, job, skills) => {
    expect(judge({ skills, hasCv, job })).toEqual([0.5, null]);
  });
});

describe('With a CV', () => {
  const hasCv = true;

  test.each([
    ['a whole word', ['SQL', 'Excel'], { title: 'Excel trainer' }, 'Matched by skill: Excel'],
    ['signs at the end of a word', ['C++'], { texts: ['We write C++, and tests.'] }, 'Matched by skill: C++'],
    ['a word with a full stop in it', ['Node.js'], { texts: ['Node.js'] }, 'Matched by skill: Node.js'],
    [
      'a whole phrase',
      ['Customer Service'],
      { texts: ['Good at customer  service.'] },
      'Matched by compound skill: Customer Service',
    ],
    ['a listed skill', ['Data Entry'], { skills: [' data entry '] }, 'Matched by skills.'],
    [
      'one of two longer words',
      ['Customer Service'],
      { title: 'Service technician' },
      'Partially matched skill: Customer Service',
    ],
    [
      'two of four longer words, short ones not counted',
      ['Supply Chain and Fleet Planning'],
      { texts: ['Plan the fleet, watch the supply.'] },
      'Partially matched skill: Supply Chain and Fleet Planning',
    ],
  ])('%s makes 0.75', (_, skills, job, explanation) => {
    expect(judge({ skills, hasCv, job })).toEqual([0.75, explanation]);
  });

  test.each([
    ['no skill', [], {}],
    ['blank skills', ['', '  '], {}],
    ['a part of a word', ['Java'], { title: 'JavaScript developer' }],
    ['the language inside the name of another', ['C'], { texts: ['We write C++ and C#.'] }],
    ['two signs of an emoji, which are no letters', ['👩🏾 ok'], { texts: ['👩🏾'] }],
    ['less than half of the longer words', ['Supply Chain Planning'], { texts: ['Watch the chain.'] }],
    ['short words alone', ['Go to it'], { texts: ['It is up to you to go.'] }],
    ['signs that mean something in an expression', ['.*'], { texts: ['Anything.'] }],
  ])('%s leaves it at 0.5, with nothing to explain', (_, skills, job) => {
    expect(judge({ skills, hasCv, job })).toEqual([0.5, null]);
  });

  test('The surest reason is given: named, then listed, then in part', () => {
    const skills = ['Customer Service', 'Welding', 'Excel'];
    const job = { title: 'Service technician', skills: ['Welding'] };
    expect(judge({ skills, hasCv, job })[1]).toBe('Matched by skills.');
    expect(judge({ skills, hasCv, job: { ...job, texts: ['Excel'] } })[1]).toBe('Matched by skill: Excel');
  });
});

test('Every match reaches the score to pass, and what is no match does not', () => {
  const [withoutCv] = judge({ skills: ['Nurse'], hasCv: false });
  const [withCv] = judge({ skills: ['Nurse'], hasCv: true });
  const [noMatch] = judge({ skills: ['Excel'], hasCv: true });
  expect([withoutCv, withCv, noMatch].map((score) => score >= passingShare)).toEqual([true, true, false]);
});
