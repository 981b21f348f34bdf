/** Where the focus goes when what had it is gone from the list. */
export const keptListId = 'kept-jobs';
