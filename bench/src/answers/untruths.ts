import type { LocalAnswer } from '@fursa/engine/answer';
import { type Feature, features } from '@fursa/engine/chat-features';
import { paths } from '@fursa/shared/contract';

const pages = new Set<string>(Object.values(paths));
const jobPage = /^\/jobs\/[\w%.-]+$/;

/** What an answer says only when a part of the product is built. */
const promises: Readonly<Record<Feature, RegExp>> = {
  'profile editing': /Personal Information|Skills & Experience/,
  'cv upload': /Documents & CV/,
  'account deletion': /on your profile you can download|unaweza kupakua taarifa/i,
  'cv analysis': /Resume Analysis/,
  'interview practice': /Interview Prep/,
  'career resources': /Career Resources lists|Ukurasa wa nyenzo una/,
  'employer posting': /you can post your jobs|unaweza kutangaza kazi/,
  'kiswahili pages': /pages are there in English and Kiswahili|Kurasa zipo kwa Kiswahili/,
  'offline use': /can be read without internet|zinasomeka bila intaneti/,
  'voice and screen reader mode': /page has voice input|una kuandika kwa sauti/,
  'accessibility shortcuts': /Alt\+/,
  'salary filter': /choose the minimum pay|uweke mshahara wa chini/,
};

/** Parts of the product that an answer promises and that are not built, and links to pages that do not exist. */
export function untruthsIn({ text, links }: LocalAnswer): string[] {
  const kept = Object.entries(promises).filter(([feature, promise]) => !isBuilt(feature) && promise.test(text));
  const lost = links.filter(({ path }) => !pages.has(path.split('?', 1)[0] ?? '') && !jobPage.test(path));
  return [...kept.map(([feature]) => `promises ${feature}`), ...lost.map(({ path }) => `leads to ${path}`)];
}

function isBuilt(feature: string): boolean {
  return Object.entries(features).some(([name, built]) => name === feature && built);
}
