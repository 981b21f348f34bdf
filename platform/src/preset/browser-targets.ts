/** Browsers of cheap Android phones of the last four years, and their contemporaries. */
export const browserTargets = ['chrome >= 100', 'firefox >= 100', 'safari >= 15.4'];
