export { checkId } from './check-id.ts';
export { type ParsedRows, parseRows } from './parse-rows.ts';
export { type DatabaseAnswer, readAnswer } from './read-answer.ts';
export { readInput } from './read-input.ts';
export { readRow } from './read-row.ts';
export { toWriteError } from './to-write-error.ts';
export { optionalWebAddress, webAddress } from './web-address.ts';
