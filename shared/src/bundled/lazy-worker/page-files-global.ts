import type { PageFiles } from '../../contract/page-files.ts';

declare global {
  /** From the shell; undefined until it loads its first remote, and where a remote runs without it. */
  var fursaFiles: PageFiles | undefined;
}
