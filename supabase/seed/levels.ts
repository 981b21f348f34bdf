import type { Level } from './material.ts';

export const experienceLines: Readonly<Record<Level, string>> = {
  entry: 'No experience needed: we train on the job',
  mid: 'Two to five years in similar work',
  senior: 'Six years or more, two of them leading others',
  executive: 'Ten years or more, with responsibility for budgets and people',
};

/** For a first post after college or during it. */
export const newlyQualifiedLine = 'Newly qualified people are welcome';
export const duringStudiesLine = 'No experience needed: this is a place to learn';
export const kiswahiliExperienceLines: Readonly<Partial<Record<Level, string>>> = {
  entry: 'Si lazima uwe na uzoefu: tunafundisha kazini',
  mid: 'Uzoefu wa miaka miwili hadi mitano katika kazi kama hii',
};

/** What a beginner may count on. */
export const learningSentences: readonly string[] = [
  'For the first three months you work beside somebody who has done this for years.',
  'Every Friday you sit down with your supervisor and look at what you have learned.',
  'You start with the simple things and take on more as soon as you feel ready for it.',
  'After six months we talk about what you would like to learn next, and put it in writing.',
];

/** What falls to whoever leads, in any trade. */
export const executiveDuties: readonly string[] = [
  'You set the plan and the budget for the year with the directors and report against both every month.',
  'You hire and coach the heads of section, and you do both in person.',
  'You speak for {company} with authorities and partners, and promise nothing that the team cannot keep.',
  'You answer to the board for quality, safety and cost.',
  'You turn complaints into changes and tell those who complained what has changed.',
];
