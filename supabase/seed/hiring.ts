import type { Company } from './material.ts';

/** Lines of business that hire alike, with their steps between the first answer and the contract. */
const steps: readonly (readonly [industries: RegExp, steps: readonly string[]])[] = [
  [
    /health|pharmacy|social care/i,
    [
      'We check your licence with your council or board.',
      'An interview with the person in charge and somebody from the ward or shop, about 40 minutes.',
      'Half a day beside a colleague, so that you see the work before you decide.',
    ],
  ],
  [
    /education|publishing/i,
    [
      'A first talk by phone, about 20 minutes.',
      'A sample lesson or piece of work of 30 minutes.',
      'An interview with two of us.',
    ],
  ],
  [
    /software|technology|telecommunications|outsourcing|e-commerce/i,
    [
      'A call of 30 minutes about what you have done.',
      'A task from our daily work of two hours at most, which you do at home.',
      'A talk about that task with two people you would work with.',
    ],
  ],
  [
    /bank|financ|insurance/i,
    [
      'A short test with numbers and letters, at our office or online.',
      'An interview with the head of the branch or team.',
      'We ask two people you worked with. A certificate of good conduct is needed only once you have an offer.',
    ],
  ],
  [
    /hospitality|tourism|restaurants|beauty|retail|wholesale|household|services/i,
    ['A first talk at the workplace, about 20 minutes.', 'A trial shift of four hours, which is paid.'],
  ],
  [
    /non-profit|environment/i,
    [
      'We read all applications together after the closing date.',
      'A written task of one hour.',
      'An interview with three of us, with the same questions for everybody.',
    ],
  ],
];

const byDefault = [
  'We phone the people who fit, usually within a week.',
  'You visit the site, see the work and talk with the supervisor.',
  'A trial day, which is paid.',
];

const answerWithin: Readonly<Record<string, string>> = {
  '11-50': 'one week',
  '51-200': 'ten days',
  '201-500': 'two weeks',
  '501-1000': 'three weeks',
};

/** How a company of the seed hires, a line for each step. */
export function hiringProcessOf({ name, industry, size, isAbroad }: Company): string {
  const between = steps.find(([industries]) => industries.test(industry))?.[1] ?? byDefault;
  return [
    `You apply here on Fursa. Everybody has an answer within ${answerWithin[size] ?? 'two weeks'}.`,
    ...between,
    isAbroad
      ? 'The contract comes by email, and you have a week to read it.'
      : 'You have the contract to read at home before you sign it.',
    `No step costs you anything: nobody at ${name} asks for money.`,
  ].join('\n');
}
