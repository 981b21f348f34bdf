/** How the product reads a file, for whoever measures it from outside. */
export { readFile as readCvFile } from '../../cv/reading/read-file.ts';
