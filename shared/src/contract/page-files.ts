/** How scripts of builds come: fetched first, so that one that hangs can be given up, and past the cache after a failure. */
export interface PageFiles {
  /** Brings a file into the browser's HTTP cache. Without an answer of five seconds, and with one that is no file, it rejects. */
  fetch(url: string): Promise<void>;
  /** What has come was no good: the next time it is fetched past the cache. */
  distrust(url: string): void;
}

declare global {
  /** From the shell; undefined until it loads its first remote, and where a remote runs without it. */
  var fursaFiles: PageFiles | undefined;
}
