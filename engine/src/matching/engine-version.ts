/** Raised with every change of what `readPosting` or `readPerson` answers; what an earlier version read is read again. */
export const engineVersion = 93;
