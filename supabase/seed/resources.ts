import type { Resource } from './material.ts';
import { business } from './resources/business.ts';
import { kenya } from './resources/kenya.ts';
import { learning } from './resources/learning.ts';
import { peopleAndLand } from './resources/people-and-land.ts';
import { technology } from './resources/technology.ts';
import { technologyReading } from './resources/technology-reading.ts';

/** What the seed recommends: free, run by institutions that have been there for years. */
export const resources: readonly Resource[] = [
  ...technology,
  ...technologyReading,
  ...business,
  ...peopleAndLand,
  ...learning,
  ...kenya,
];
