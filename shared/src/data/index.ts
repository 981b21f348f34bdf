export { type ParsedRows, parseRows } from './parse-rows.ts';
export { checkId, type DatabaseAnswer, readAnswer, readInput, readRow, toWriteError } from './read-answer.ts';
export { optionalWebAddress, webAddress } from './web-address.ts';
