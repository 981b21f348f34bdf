import { defineMessages } from '@fursa/shared/i18n/catalogues';
import type { MatchReason } from './model/match-score.ts';

/** Why a job got its score. */
const en = {
  explain(reason: MatchReason): string {
    switch (reason.kind) {
      case 'jobTitle':
        return 'No resume provided. Matched by job title.';
      case 'skill':
        return `Matched by skill: ${reason.skill}`;
      case 'compoundSkill':
        return `Matched by compound skill: ${reason.skill}`;
      case 'partialSkill':
        return `Partially matched skill: ${reason.skill}`;
      case 'skills':
        return 'Matched by skills.';
    }
  },
};

export const matchMessages = defineMessages({ en });
