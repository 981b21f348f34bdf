import type { Level } from './material.ts';

export const experienceLines: Readonly<Record<Level, string>> = {
  entry: 'No long experience needed: we train on the job',
  mid: 'Two to five years in similar work',
  senior: 'Six years or more, two of them leading others',
  executive: 'Ten years or more, with responsibility for budgets and people',
};

/** What a beginner may count on. */
export const learningSentences: readonly string[] = [
  'For the first three months you work beside somebody who has done this for years.',
  'You may ask anything, and you are expected to ask it twice if the answer was not clear.',
  'Every Friday you sit down with your supervisor for half an hour and look at what you have learned.',
  'You start with the simple things and take on more as soon as you feel ready for it.',
  'You keep a notebook of what you have learned; the next beginner will be glad of it.',
  'After six months we talk about what you would like to learn next, and put it in writing.',
  'You make mistakes, tell us early, and mend them with our help.',
];

/** What falls to whoever leads, in any trade. */
export const executiveDuties: readonly string[] = [
  'You set the plan and the budget for the year with the directors and report against both every month.',
  'You hire, coach and, where it must be, part with people, and you do all three in person.',
  'You decide what we stop doing, which is harder than deciding what to start.',
  'You speak for {company} with authorities, partners and the press, and promise nothing that the team cannot keep.',
  'You spend one day a week where the work is done, and listen more than you talk there.',
  'You find the money for what is needed and say no to what would only be nice.',
  'You prepare somebody in your team to follow you one day.',
  'You answer to the board for quality, safety and cost, in that order.',
  'You agree targets with each head of section and look at the figures together every fortnight.',
  'You turn complaints into changes and tell those who complained what has changed.',
];
