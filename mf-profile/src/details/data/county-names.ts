import { counties } from '@fursa/engine/counties';

/** The 47, as the database takes them, in the order of the alphabet. */
export const countyNames: readonly string[] = counties.map(({ name }) => name).toSorted();
