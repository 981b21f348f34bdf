/**
 * A card of the list of jobs, and the skeleton of one: of one height, so that nothing moves when the cards come, and as low as the
 * shortest screen wants it.
 */
export const cardClasses = 'flex h-full min-h-57 flex-col gap-2 md:min-h-65';
