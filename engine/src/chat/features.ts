/**
 * Which parts of the product are built. Answers about a part that is not say so. Whoever builds one flips its line here; a test
 * compares the table with the pages (`bench/src/answers/features.test.ts`).
 */
export const features = {
  'profile editing': true,
  'cv upload': true,
  'account deletion': true,
  'cv analysis': true,
  'interview practice': true,
  'career resources': true,
  'employer posting': false,
  'kiswahili pages': false,
  'offline use': false,
  'voice and screen reader mode': true,
  'accessibility shortcuts': true,
  'salary filter': true,
};

export type Feature = keyof typeof features;
