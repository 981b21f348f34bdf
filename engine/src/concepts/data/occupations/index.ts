import { building } from './building.ts';
import { creative } from './creative.ts';
import { electricalAndEngineering } from './electrical-and-engineering.ts';
import { farming } from './farming.ts';
import { finance } from './finance.ts';
import { health } from './health.ts';
import { hospitality } from './hospitality.ts';
import { languages } from './languages.ts';
import { logistics } from './logistics.ts';
import { makingAndCare } from './making-and-care.ts';
import { office } from './office.ts';
import { publicService } from './public-service.ts';
import { sales } from './sales.ts';
import { teaching } from './teaching.ts';
import { technology } from './technology.ts';

/** The data files of the occupations. */
export const occupationLines: readonly string[] = [
  building,
  electricalAndEngineering,
  makingAndCare,
  hospitality,
  health,
  farming,
  logistics,
  sales,
  finance,
  office,
  publicService,
  teaching,
  technology,
  creative,
  languages,
];
