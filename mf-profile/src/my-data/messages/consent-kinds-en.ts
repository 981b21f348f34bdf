import type { ConsentKind } from '@fursa/shared/data/consents';

/** What somebody agreed to, in words. */
export const consentKindsEn: Readonly<Record<ConsentKind, string>> = {
  ai_cv: 'The text of my CV is sent to the AI service of this installation to find my skills and say how I fit a job.',
};
