import type { Resource } from './material.ts';
import { courses } from './resources/courses.ts';
import { reading } from './resources/reading.ts';

/** What the seed recommends: free, run by institutions that have been there for years. */
export const resources: readonly Resource[] = [...courses, ...reading];
