/** What on the page is gone to. Lines count from 0. */
export const resultHeadingId = 'resume-result';
export const lineId = (line: number) => `resume-line-${line + 1}`;
