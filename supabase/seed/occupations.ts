import type { Occupation } from './material.ts';
import { building } from './occupations/building.ts';
import { electrical } from './occupations/electrical.ts';
import { farming } from './occupations/farming.ts';
import { finance } from './occupations/finance.ts';
import { health } from './occupations/health.ts';
import { hospitality } from './occupations/hospitality.ts';
import { kiswahili } from './occupations/kiswahili.ts';
import { logistics } from './occupations/logistics.ts';
import { marketing } from './occupations/marketing.ts';
import { office } from './occupations/office.ts';
import { publicService } from './occupations/public-service.ts';
import { restaurant } from './occupations/restaurant.ts';
import { sales } from './occupations/sales.ts';
import { teaching } from './occupations/teaching.ts';
import { technology } from './occupations/technology.ts';
import { workshop } from './occupations/workshop.ts';

export const occupations: readonly Occupation[] = [
  ...electrical,
  ...workshop,
  ...building,
  ...restaurant,
  ...hospitality,
  ...health,
  ...farming,
  ...logistics,
  ...sales,
  ...marketing,
  ...finance,
  ...office,
  ...teaching,
  ...technology,
  ...publicService,
  ...kiswahili,
];
