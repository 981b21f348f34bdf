export { type ParsedRows, parseRows } from './parse-rows.ts';
export { type DatabaseAnswer, readAnswer, toWriteError } from './read-answer.ts';
export { readInput } from './read-input.ts';
export { checkId, readRow } from './read-row.ts';
export { optionalWebAddress, webAddress } from './web-address.ts';
