import { creative } from './data/creative.ts';
import { everyday } from './data/everyday.ts';
import { farming } from './data/farming.ts';
import { finance } from './data/finance.ts';
import { health } from './data/health.ts';
import { hospitality } from './data/hospitality.ts';
import { tradesToFarming } from './data/kiswahili/trades-to-farming.ts';
import { transportToVirtues } from './data/kiswahili/transport-to-virtues.ts';
import { languages } from './data/languages.ts';
import { logistics } from './data/logistics.ts';
import { office } from './data/office.ts';
import { publicService } from './data/public-service.ts';
import { sales } from './data/sales.ts';
import { soft } from './data/soft.ts';
import { software } from './data/software.ts';
import { systemsAndData } from './data/systems-and-data.ts';
import { teaching } from './data/teaching.ts';
import { trades } from './data/trades.ts';
import { type Skill, withMore } from './skill.ts';

export { exclusionPhrases } from './exclusion-phrases.ts';
export { type Register, type Skill, type SkillGroup, type Spelling, skillGroups, type Trust } from './skill.ts';

/** Every skill the engine knows. No spelling belongs to two of them. A bundle that never asks for it does not carry it. */
export const skills: readonly Skill[] = /* @__PURE__ */ withMore(
  [
    trades,
    hospitality,
    health,
    farming,
    logistics,
    sales,
    finance,
    office,
    teaching,
    software,
    systemsAndData,
    creative,
    publicService,
    languages,
    soft,
  ].flat(),
  `${tradesToFarming}${transportToVirtues}`,
  everyday,
);
