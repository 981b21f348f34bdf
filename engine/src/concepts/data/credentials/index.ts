import { businessAndTechnology } from './business-and-technology.ts';
import { education } from './education.ts';
import { papers } from './papers.ts';
import { professions } from './professions.ts';
import { trades } from './trades.ts';

/** The data files of the credentials. */
export const credentialLines: readonly string[] = [education, papers, professions, trades, businessAndTechnology];
