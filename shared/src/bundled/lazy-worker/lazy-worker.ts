import type { PageFiles } from '../../contract/page-files.ts';

/** From the shell; undefined until it loads its first remote, and where a remote runs without it. */
const pageFiles = () => (globalThis as { readonly fursaFiles?: PageFiles }).fursaFiles;

/** A worker whose file is fetched as other files are. The build knows `new LazyWorker(new URL(...))` as it knows `new Worker`. */
export class LazyWorker {
  readonly #url: URL;
  readonly #options: WorkerOptions;

  constructor(url: URL, options: WorkerOptions) {
    this.#url = url;
    this.#options = options;
  }

  /** @throws where its file does not arrive, and where it is of another origin, from which a browser starts no worker */
  async start(): Promise<Worker> {
    const { href } = this.#url;
    await pageFiles()?.fetch(href);
    const worker = new Worker(href, this.#options);
    worker.addEventListener('error', () => pageFiles()?.distrust(href));
    return worker;
  }
}
