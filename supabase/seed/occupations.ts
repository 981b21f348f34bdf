import type { Occupation } from './material.ts';
import { farming } from './occupations/farming.ts';
import { finance } from './occupations/finance.ts';
import { health } from './occupations/health.ts';
import { hospitality } from './occupations/hospitality.ts';
import { logistics } from './occupations/logistics.ts';
import { office } from './occupations/office.ts';
import { sales } from './occupations/sales.ts';
import { teaching } from './occupations/teaching.ts';
import { technology } from './occupations/technology.ts';
import { trades } from './occupations/trades.ts';

export const occupations: readonly Occupation[] = [
  ...trades,
  ...hospitality,
  ...health,
  ...farming,
  ...logistics,
  ...sales,
  ...finance,
  ...office,
  ...teaching,
  ...technology,
];
